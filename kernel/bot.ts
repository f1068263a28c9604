/** What a bot is: a choice made from a view and what its seat was told, never from a state. */

import type { Assessment } from "./assess.ts";
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

/** A whole turn of a finished match, as a judge is asked about it: what its seat knew, and what it did. */
export interface PlayedTurn<View, Move, Event> {
  /** What a bot would have been asked before the turn's first move. Its budget is not read: a judge counts worlds or nodes, so that its verdict repeats. */
  readonly question: Question<View, Event>;
  readonly moves: readonly Move[];
  /** What the seat was told while the turn was played. */
  readonly told: readonly Event[];
  /** What it was told afterwards, such as a check of what it had done. For facts and hindsight too, never for a verdict. */
  readonly later: readonly Event[];
  /** The state at the end of the match. Facts and hindsight may be read from it, never a verdict. */
  readonly end: View;
  /** It was the seat's last turn: here belongs what there is to say of its whole match. */
  readonly isLast: boolean;
}

export interface Bot<View, Move, Event> {
  choose(question: Question<View, Event>): Answer<Move>;
  /** What a whole turn was worth, from what its seat knew then; empty: there is nothing to say. */
  assess?(turn: PlayedTurn<View, Move, Event>): readonly Assessment<Move>[];
}

/** Any bot, its types forgotten. */
export type AnyBot = Bot<unknown, unknown, unknown>;
