/** The rules of Europe Crosswise, C1–C21 of RULES.md, as the kernel's contract asks for them. */

import type { Game } from "@stolik/kernel";
import { determinize, redeal, view } from "./knowledge.ts";
import { moves, parseMove, reject, sample } from "./moves.ts";
import { parseOptions } from "./options.ts";
import type { Options } from "./options.ts";
import type { Event, Move, State, View } from "./position.ts";
import type { Code } from "./refusal.ts";
import { seats } from "./seats.ts";
import { setup } from "./setup.ts";
import { apply } from "./turn.ts";
import { turns } from "./turns.ts";

export { cards } from "../content/cards.ts";
export { isOrdered, measure, setAside } from "./judging.ts";
export { difficulties } from "./options.ts";
export type { Options, Variant } from "./options.ts";
export { arms } from "./position.ts";
export type {
  Arm,
  Asking,
  Back,
  Card,
  Event,
  Move,
  Slot,
  State,
  View,
} from "./position.ts";
export { STACK } from "./setup.ts";
export { armsOf, innerOf, laidCount, neighboursOf, slots } from "./slots.ts";
export { gains, pay, pool } from "./tokens.ts";

export const cross: Game<View, State, Move, Event, Options, Code> = {
  id: "cross",
  rulesVersion: 2,
  contentVersion: "europe-178.2",
  seats,
  // 45 cards are laid, each with five answers at most, and six seats speak in three stops.
  maxMoves: 288,
  complete: true,
  fixed: ["backs"],
  parseOptions,
  parseMove,
  setup,
  ...turns,
  moves,
  sample,
  reject,
  apply,
  view,
  determinize: (at, _seat, random) => determinize(at, random),
  redeal: (at, _seat, random) => redeal(at, random),
  // C8, C15: what others say meanwhile changes nothing in what a seat is asked.
  decision: (at) => `${at.stage.type} ${at.deck.length}`,
};
