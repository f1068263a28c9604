/** The rules of Plac Grzybowski, G1–G24 of RULES.md, as the kernel's contract asks for them. */

import type { Game } from "@stolik/kernel";
import { determinize, redeal, view } from "./knowledge.ts";
import { migrate } from "./migrate.ts";
import { moves, parseMove, reject, sample } from "./moves.ts";
import { parseOptions } from "./options.ts";
import type { Options } from "./options.ts";
import type { Event, Move, State, View } from "./position.ts";
import type { Code } from "./refusal.ts";
import { seats } from "./seats.ts";
import { setup } from "./setup.ts";
import { apply } from "./turn.ts";
import { turns } from "./turns.ts";

export { chances } from "../content/back-kinds.ts";
export type { Back, Chance, Pattern } from "../content/back-kinds.ts";
export { backIds, backSides, JOKER_BACK } from "../content/back-sides.ts";
export type { BackId } from "../content/back-sides.ts";
export { frontIds, fronts, JOKER } from "../content/fronts.ts";
export type { FrontId } from "../content/fronts.ts";
export { printed, symbols } from "../content/symbols.ts";
export type { CardSymbol } from "../content/symbols.ts";
export { chanceAt, laidAt, stageOf, usableChances } from "./chances.ts";
export { count } from "./count.ts";
export type { Count, Scored } from "./count.ts";
export type { Nearest } from "./nearest.ts";
export {
  cellAt,
  columnOf,
  FIELD,
  FRAME,
  frameOf,
  FULL,
  places,
  rowOf,
  START,
} from "./field.ts";
export type { Range } from "./field.ts";
export { frontNumbers, layoutOf, linesOf, neighboursOf } from "./layout.ts";
export type { BackUp, Layout } from "./layout.ts";
export { forms, OUTSIDE_BIT, symbolNumbers, waysToLie } from "./patterns.ts";
export type { Options } from "./options.ts";
export type { ReasonCode } from "./reasons.ts";
export { total } from "./points.ts";
export { sides } from "./position.ts";
export type {
  Card,
  Cell,
  Event,
  Grid,
  Laid,
  Move,
  Side,
  Slot,
  State,
  View,
} from "./position.ts";

export const grzybowski: Game<View, State, Move, Event, Options, Code> = {
  id: "grzybowski",
  rulesVersion: 2,
  contentVersion: "square-55",
  seats,
  // Fifty turns, each of at most a chance, taking, laying and its end.
  maxMoves: 200,
  complete: true,
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
  migrate,
};
