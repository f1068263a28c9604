/** What a daily deal adds to the table of a match: what it asks for, and how each word was laid. */

import type { DailyDeal } from "@stolik/kernel";
import type {
  Move,
  RecordWord,
  State,
  Task,
  WordMove,
} from "../rules/position.ts";

/** One seat, a referee (L18), and a pool that is empty: nothing is drawn. */
export interface DealState extends State {
  readonly task: Task & { readonly record: RecordWord };
  readonly tried: WordMove[];
}

export type Deal = DailyDeal<DealState, Move>;

export const TRIES = 3;
/** What the best everyday word scores, in per cent. */
export const BEST = 100;
