/** The daily deal of Nord Sud Ovest Est: twelve cards around a reference city, and nobody to hurry. */

import type { Daily } from "@stolik/kernel";
import { nsoe } from "../rules/index.ts";
import { view } from "../rules/knowledge.ts";
import { parseMove } from "../rules/moves.ts";
import type { Event, Move, View } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import { deal } from "./deal.ts";
import { mistake } from "./mistake.ts";
import { CARDS, SWAPS } from "./position.ts";
import type { DealState } from "./position.ts";
import { apply, reject } from "./turn.ts";

export const daily: Daily<View, DealState, Move, Event, Code> = {
  contentVersion: nsoe.contentVersion,
  version: 1,
  maxMoves: CARDS + SWAPS,
  deal,
  parseMove,
  reject,
  apply,
  isOver: ({ ending }) => ending !== undefined,
  view,
  /** Right lays; the reference city is nobody's. */
  score: ({ laid }) => laid.length - 1,
  marks: ({ marks }) => marks,
  mistake,
};
