/** The daily deal of Journey through History: one roll of seven dice in any order, seven markers, and nobody else on the roads. */

import { SOLVER } from "@stolik/kernel";
import type { Daily } from "@stolik/kernel";
import { journey } from "../rules/index.ts";
import { view } from "../rules/knowledge.ts";
import { parseMove } from "../rules/moves.ts";
import type { Event, Move, View } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import { deal } from "./deal.ts";
import { marks, mistake } from "./marks.ts";
import type { DealState } from "./position.ts";
import { apply, reject } from "./turn.ts";

/** Each die is taken, and the pawn moved. */
const MOST_MOVES = 14;

export const daily: Daily<View, DealState, Move, Event, Code> = {
  contentVersion: journey.contentVersion,
  version: 1,
  maxMoves: MOST_MOVES,
  deal,
  parseMove,
  reject,
  apply,
  isOver: ({ ending }) => ending !== undefined,
  /** As somebody who watches: the cards lie face down. */
  view: (state) => view(state, null),
  score: ({ hands }) => hands[SOLVER]?.length ?? 0,
  marks,
  mistake,
};
