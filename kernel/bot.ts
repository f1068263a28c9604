/** What a bot is: a choice made from a view and what its seat was told, never from a state. */

import type { Seat } from "./contract.ts";
import type { Random } from "./random.ts";

/** The levels, weakest first: a weaker one knows less or looks less far. */
export const levels = [1, 2, 3] as const;
export type Level = (typeof levels)[number];

/** What a bot is given to choose by. */
export interface Question<View, Event> {
  readonly view: View;
  readonly seat: Seat;
  /** Every event the seat was told since the deal, in order. */
  readonly told: readonly Event[];
  readonly level: Level;
  /** How many milliseconds it may think. */
  readonly budget: number;
  /** The same all through a match; it decides what the bot happens to know. */
  readonly character: number;
  /** For this choice alone. */
  readonly random: Random;
}

/** What a bot answers: its move, and for review what it weighed, best first. */
export interface Answer<Move> {
  readonly move: Move;
  readonly considered: readonly {
    readonly move: Move;
    readonly value: number;
  }[];
}

export interface Bot<View, Move, Event> {
  choose(question: Question<View, Event>): Answer<Move>;
  /**
   * What could have been done there, best first by the game's own measure, for looking back at a match; without this
   * member it is what the highest level weighed.
   */
  review?(view: View, seat: Seat): Answer<Move>["considered"];
}

/** Any bot, its types forgotten. */
export type AnyBot = Bot<unknown, unknown, unknown>;
