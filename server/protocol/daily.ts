/** What is said over HTTP about the deals of the days. */

import type { AnyDailyDeal, Day } from "@stolik/kernel";

/** A deal as a page fetches it. */
export interface DailyEntry {
  readonly day: Day;
  readonly game: string;
  readonly contentVersion: string;
  readonly version: number;
  readonly deal: AnyDailyDeal;
}

/** Today's deals and those of the next days. */
export interface DailyDeals {
  readonly day: Day;
  /** In how many milliseconds the next day begins. */
  readonly nextIn: number;
  /** Whether all are there; else the others are being made: ask again in a moment. */
  readonly isWhole: boolean;
  readonly deals: readonly DailyEntry[];
}

/** A solution: the moves, and which deal they are for. */
export interface DailyRequest {
  readonly contentVersion: string;
  readonly version: number;
  readonly moves: readonly unknown[];
}

/** How many people reached a score. */
export interface ScoreCount {
  readonly score: number;
  readonly people: number;
}

/** How everybody did. */
export interface DailyScores {
  /** The lowest first. */
  readonly scores: readonly ScoreCount[];
  /** Absent: you have no result. */
  readonly yours?: number;
}

/** What counts as your result, and how everybody did. */
export interface DailyStanding {
  readonly score: number;
  readonly best: number;
  readonly scores: readonly ScoreCount[];
}
