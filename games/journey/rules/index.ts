/** The rules of Journey through History, J1–J28 of RULES.md, as the kernel's contract asks for them. */

import type { Game } from "@stolik/kernel";
import { LATE_ROUNDS } from "./ending.ts";
import { determinize, view } from "./knowledge.ts";
import { reject } from "./legality.ts";
import { moves, parseMove, sample } from "./moves.ts";
import { formerOptions, parseOptions } from "./options.ts";
import type { Options } from "./options.ts";
import type { Event, Move, State, View } from "./position.ts";
import type { Code } from "./refusal.ts";
import { seats } from "./seats.ts";
import { setup } from "./setup.ts";
import { apply } from "./turn.ts";
import { turns } from "./turns.ts";

export { allCards, faces, kinds } from "../content/cards.ts";
export type { Card, Kind } from "../content/cards.ts";
export type { Field } from "../content/map.ts";
export { trackDates } from "../content/track.ts";
export { advancedBy, effectOf, LAST } from "./effects.ts";
export { QUIET_ROUNDS } from "./ending.ts";
export { handOf, RAISES } from "./moves.ts";
export type { Options } from "./options.ts";
export type { ReasonCode } from "./reasons.ts";
export type { Event, Move, State, View } from "./position.ts";
export {
  destinations,
  distances,
  explore,
  freeFields,
  gniezno,
  isOccupied,
  locationFields,
  markerOn,
  markersInReach,
  neighbours,
  stepsAllowed,
} from "./roads.ts";
export { prizeNow, PRIZES, SET_SIZE } from "./supply.ts";
export { HAND_LIMIT } from "./turn.ts";

/** A die, a move on the map and three cards to discard. */
const MOVES_IN_A_TURN = 5;

export const journey: Game<View, State, Move, Event, Options, Code> = {
  id: "journey",
  rulesVersion: 2,
  contentVersion: "poland-80-dense",
  seats,
  maxMoves: LATE_ROUNDS * seats.max * MOVES_IN_A_TURN,
  complete: true,
  parseOptions,
  formerOptions,
  parseMove,
  setup,
  ...turns,
  moves,
  sample,
  reject,
  apply,
  view,
  determinize: (at, _seat, random) => determinize(at, random),
  // What is hidden is only where things lie: any possible state is as true as another.
  redeal: (at, _seat, random) => determinize(at, random),
};
