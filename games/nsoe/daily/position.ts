/** What a daily deal adds to the table of a match: swaps that are counted, and how each card went. */

import type { DailyDeal, Mark } from "@stolik/kernel";
import type { Move, State } from "../rules/position.ts";

/** One seat, and one pile: the queue, whose top card comes next. */
export interface DealState extends State {
  swapsLeft: number;
  /** Of the cards that were laid, in that order. */
  readonly marks: Mark[];
}

export type Deal = DailyDeal<DealState, Move>;

/** The only pile. */
export const QUEUE = 0;

/** In the hand and in the queue. */
export const CARDS = 12;
export const SWAPS = 3;
