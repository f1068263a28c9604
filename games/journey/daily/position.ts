/** What a daily deal adds to the table of a match: its only roll, and where each die led. */

import type { DailyDeal } from "@stolik/kernel";
import type { Field } from "../content/map.ts";
import type { Move, State } from "../rules/position.ts";

/** One seat. Its cards are counted, never looked at or played. */
export interface DealState extends State {
  readonly roll: readonly number[];
  /** Turn by turn. */
  readonly trail: Stage[];
}

interface Stage {
  readonly die: number;
  readonly to: Field;
}

export type Deal = DailyDeal<DealState, Move>;
