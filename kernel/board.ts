/** What the app hands a board, and what a board may ask of it; no word about how either is drawn. */

import type { Level } from "./bot.ts";
import type { Outcome, Refusal, Seat } from "./contract.ts";

export const languages = ["pl", "it", "en"] as const;
export type Language = (typeof languages)[number];

/** Who sits at a seat, as the table shows it. */
export type Player =
  | {
      readonly type: "person";
      readonly name: string;
      readonly isOnline: boolean;
      /** A bot plays for them while they are away. */
      readonly hasStandIn?: true;
    }
  | { readonly type: "bot"; readonly name: string; readonly level: Level };

/** What a seat was told by one move; seq 0 is the deal. */
export interface HeardEvents<Event> {
  readonly seq: number;
  readonly events: readonly Event[];
}

export interface BoardProps<View, Move, Event> {
  /** How many moves have been played. */
  readonly seq: number;
  readonly view: View;
  /** The seat that the board is drawn for; null: a spectator. On one device, the seat of whoever holds the screen. */
  readonly seat: Seat | null;
  readonly players: readonly Player[];
  /** Everything told since the deal, in order. */
  readonly heard: readonly HeardEvents<Event>[];
  readonly outcome: Outcome | undefined;
  /** Whether this page may move now: it is the seat's turn and nothing is under way. */
  readonly canMove: boolean;
  /** Why the last move was not played, until the next one is. */
  readonly refusal: Refusal | undefined;
  readonly language: Language;
  /** Said in place of what is to be done: the page waits to be told to go on, whoever is to move is away, or a bot plays for them, or the match was ended. */
  readonly pause?: string;
  play(move: Move): void;
  /** Reports that something on this card is wrong; absent where nobody would receive the report. */
  report?(card: string, words: string): void;
}
