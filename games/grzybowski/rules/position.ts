/** What a match of Plac Grzybowski consists of: views, states, moves, events. */

import type { Outcome, Seat } from "@stolik/kernel";
import type { Chance } from "../content/back-kinds.ts";
import type { BackId } from "../content/back-sides.ts";
import type { FrontId } from "../content/fronts.ts";

export const sides = ["front", "back"] as const;
export type Side = (typeof sides)[number];

/** A card by the names of its two sides, of which neither tells the other; what a seat may not know is a hole (G6). */
export interface Card {
  readonly front: FrontId | null;
  readonly back: BackId | null;
}

/** A card of which nothing is hidden. */
export interface WholeCard extends Card {
  readonly front: FrontId;
  readonly back: BackId;
}

/** A place on a field of 11 × 11, counted row by row: wherever the frame comes to lie, it and its surroundings fit. */
export type Cell = number;

export interface Laid<Shown extends Card = Card> {
  readonly cell: Cell;
  readonly card: Shown;
  readonly up: Side;
}

/** One player's grid. */
export interface Grid<Shown extends Card = Card> {
  /** In the order in which they were laid. */
  readonly cards: readonly Laid<Shown>[];
  /** The frame's first row, once five rows are in use (G7). */
  readonly top?: number;
  /** The frame's first column, once five columns are in use (G7). */
  readonly left?: number;
  /** The place outside the frame that is taken (G23). */
  readonly outside?: Cell;
}

/** A place of the market; it has no card between taking and refilling, and at the very end (G8). */
export interface Slot<Shown extends Card = Card> {
  readonly up: Side;
  readonly card?: Shown;
}

/** The card taken and not yet laid. Drawn from the stack it has no side up: its owner chooses (G21). */
interface Hand<Shown extends Card = Card> {
  readonly card: Shown;
  readonly up?: Side;
}

export interface View {
  /** G6: whether both sides of every card are public. */
  readonly isOpen: boolean;
  readonly first: Seat;
  /** Whose turn it is. */
  readonly turn: Seat;
  /** Two with their backs up, then four with their fronts up (G4). */
  readonly market: readonly Slot[];
  /** From bottom to top, fronts up. */
  readonly stack: readonly (Card | null)[];
  readonly grids: readonly Grid[];
  readonly hand?: Hand;
  /** Where the card of this turn was laid. */
  readonly laid?: Cell;
  /** Whether this turn's chance is spent (G9). */
  readonly isChanceUsed: boolean;
  readonly isOver: boolean;
}

export interface StateGrid extends Grid<WholeCard> {
  readonly cards: Laid<WholeCard>[];
  top?: number;
  left?: number;
  outside?: Cell;
}

export interface StateSlot extends Slot<WholeCard> {
  card?: WholeCard;
}

export interface State extends View {
  turn: Seat;
  readonly market: StateSlot[];
  readonly stack: WholeCard[];
  readonly grids: StateGrid[];
  hand?: Hand<WholeCard>;
  laid?: Cell;
  isChanceUsed: boolean;
  isOver: boolean;
}

export type Move =
  | { readonly type: "take"; readonly slot: number }
  | Lay
  | { readonly type: "end" }
  | Effect;

export interface Lay {
  readonly type: "lay";
  readonly cell: Cell;
  readonly up: Side;
  /** Laid outside the frame or corner to corner by this chance. */
  readonly chance?: Cell;
}

/** What a chance does besides helping to lay; `chance` is the cell of the chance side that is used. */
export type Effect =
  | { readonly type: "reshuffle"; readonly chance: Cell }
  | { readonly type: "draw"; readonly chance: Cell }
  | {
      readonly type: "swap";
      readonly chance: Cell;
      /** The lower of the two cells. */
      readonly one: Cell;
      readonly other: Cell;
    }
  | { readonly type: "flip"; readonly chance: Cell; readonly cell: Cell }
  | {
      readonly type: "move";
      readonly chance: Cell;
      readonly from: Cell;
      readonly to: Cell;
    }
  | { readonly type: "turn-joker"; readonly chance: Cell };

/** Cards are told as all see them after the event. */
export type Event =
  | { readonly type: "begins"; readonly seat: Seat }
  | {
      readonly type: "took";
      readonly seat: Seat;
      readonly slot: number;
      readonly up: Side;
      readonly card: Card;
    }
  /** The card on top of the stack, which showed its front. */
  | { readonly type: "drew"; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: "laid";
      readonly seat: Seat;
      readonly cell: Cell;
      readonly up: Side;
      readonly card: Card;
    }
  | { readonly type: "reshuffled"; readonly seat: Seat }
  | {
      readonly type: "swapped";
      readonly seat: Seat;
      readonly one: Cell;
      readonly other: Cell;
    }
  | {
      readonly type: "flipped";
      readonly seat: Seat;
      readonly cell: Cell;
      readonly up: Side;
      readonly card: Card;
    }
  | {
      readonly type: "moved";
      readonly seat: Seat;
      readonly from: Cell;
      readonly to: Cell;
    }
  /** A chance was used: its card now lies there front up (G20). */
  | {
      readonly type: "used";
      readonly seat: Seat;
      readonly chance: Chance;
      readonly cell: Cell;
      readonly card: Card;
    }
  | {
      readonly type: "refilled";
      readonly slot: number;
      readonly up: Side;
      readonly card: Card;
    }
  | { readonly type: "over"; readonly outcome: Outcome<"full"> };
