/** The rules of Nord Sud Ovest Est, N1–N17 of RULES.md, as the kernel's contract asks for them. */

import type { Game } from "@stolik/kernel";
import { determinize, redeal, view } from "./knowledge.ts";
import { moves, parseMove, reject, sample } from "./moves.ts";
import { parseOptions } from "./options.ts";
import type { Options } from "./options.ts";
import type { Event, Move, State, View } from "./position.ts";
import type { Code } from "./refusal.ts";
import { seats } from "./seats.ts";
import { setup } from "./setup.ts";
import { apply, untouched } from "./turn.ts";
import { turns } from "./turns.ts";

export { cities } from "../content/cities.ts";
export type { City } from "../content/cities.ts";
export { pointIn } from "./atlas.ts";
export { contradictions, degrees, TOLERANCE } from "./comparison.ts";
export { correctionAt } from "./correction.ts";
export { freeCells, isTaken } from "./moves.ts";
export { boardNames, boards } from "./options.ts";
export type { Options } from "./options.ts";
export { roomIn } from "./room.ts";
export type { Room } from "./room.ts";
export type {
  Atlas,
  Cell,
  Event,
  Laid,
  Move,
  Point,
  State,
  View,
} from "./position.ts";

export const nsoe: Game<View, State, Move, Event, Options, Code> = {
  id: "nsoe",
  rulesVersion: 2,
  contentVersion: "europe-76",
  seats,
  // At most 76 cards are laid and 76 drawn, with fewer than three rounds of swaps between two lays.
  maxMoves: 1600,
  complete: true,
  isOpen: true,
  fixed: ["atlas"],
  untouched,
  shallow: ["laid", "backs"],
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
};
