/** Where a match stands, what is done and what happens: views, states, moves and events. */

import type { Outcome, Seat } from "@stolik/kernel";

/** S1: from 1 to HIGHEST. */
export type Card = number;
export const HIGHEST = 16;
export const cards: readonly Card[] = Array.from(
  { length: HIGHEST },
  (_, index) => index + 1,
);

export interface View {
  /** Whose turn it is. */
  readonly turn: Seat;
  /** S7: another's hand is hidden. */
  readonly hands: readonly (readonly (Card | null)[])[];
  /** S7: in nobody's view. */
  readonly aside: readonly (Card | null)[];
  /** The card that waits for an answer (S5). */
  readonly lead?: Card;
  /** Every card of the tricks before, oldest first. */
  readonly laid: readonly Card[];
  readonly tricks: readonly number[];
}

export interface State extends View {
  turn: Seat;
  readonly hands: Card[][];
  readonly aside: Card[];
  lead?: Card;
  readonly laid: Card[];
  readonly tricks: number[];
}

export interface Move {
  readonly type: "lay";
  readonly card: Card;
}

/** The only way to end (S6). */
export type Ending = "laid";

export type Event =
  | { readonly type: "begins"; readonly seat: Seat }
  | { readonly type: "laid"; readonly seat: Seat; readonly card: Card }
  | { readonly type: "won"; readonly seat: Seat }
  | { readonly type: "over"; readonly outcome: Outcome<Ending> };
