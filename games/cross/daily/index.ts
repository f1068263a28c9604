/** The daily deal of Europe Crosswise: ten cards around a start card, laid without a check until the stop. */

import { SOLVER } from "@stolik/kernel";
import type { Daily } from "@stolik/kernel";
import { cross } from "../rules/index.ts";
import { view } from "../rules/knowledge.ts";
import { parseMove, reject } from "../rules/moves.ts";
import type { Event, Move, View } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import { deal } from "./deal.ts";
import { marksOf, scoreOf } from "./judging.ts";
import { mistake } from "./mistake.ts";
import { CARDS } from "./position.ts";
import type { DealState } from "./position.ts";
import { apply } from "./turn.ts";

export const daily: Daily<View, DealState, Move, Event, Code> = {
  contentVersion: cross.contentVersion,
  version: 1,
  maxMoves: CARDS + 1,
  deal,
  parseMove,
  reject: (state, move) => reject(state, SOLVER, move),
  apply,
  isOver: ({ stage }) => stage.type === "over",
  view: (state) => view(state, SOLVER),
  score: scoreOf,
  marks: marksOf,
  mistake,
};
