/** What a daily deal adds to the table of a match: in which order the cards were laid, and what was said at the stop. */

import type { DailyDeal } from "@stolik/kernel";
import type { Card, Move, State } from "../rules/position.ts";

/** One seat; its tokens are the score, once the stop is judged. */
export interface DealState extends State {
  readonly order: Card[];
  /** C15: from the stop on. */
  estimate?: number;
}

export type Deal = DailyDeal<DealState, Move>;

export const CARDS = 10;

/** For the exact number. */
export const BONUS = 2;
