/** What a match of Europe Crosswise consists of: views, states, moves, events. */

import type { Outcome, Seat } from "@stolik/kernel";
import type { Back } from "../content/backs.ts";
import type { Card } from "../content/cards.ts";
import type { Difficulty, Variant } from "./options.ts";

export type { Back, Card };

/** C7: the arms of the cross. C20: the people line has two, west its left and east its right. */
export const arms = ["west", "east", "south", "north"] as const;
export type Arm = (typeof arms)[number];

/** A place for a card on an arm, counted from the start card outwards. */
export interface Slot {
  readonly arm: Arm;
  readonly index: number;
}

/** C8: what an asked seat says of the new card. */
export type Answer =
  | { readonly type: "agree" }
  | { readonly type: "doubt"; readonly neighbour: Card };

/** C15: how many of the laid cards somebody takes to be wrong. */
interface Estimate {
  readonly type: "estimate";
  readonly wrong: number;
}

/** What the table waits for. `Hole` is null in a view and never in a state. */
export type Stage<Hole> =
  | { readonly type: "lay" }
  | Asking<Hole>
  | Stop<Hole>
  | { readonly type: "over" };

/** C8: the new card lies in this slot, and the others are asked. */
export interface Asking<Hole> extends Slot {
  readonly type: "ask";
  /** How many have agreed aloud, counted clockwise from the layer. */
  readonly heard: number;
  /** Seat by seat; what is said in advance stays unheard until all before have agreed. */
  readonly answers: readonly (Answer | "none" | Hole)[];
}

/** C15: everyone estimates, in secret. */
interface Stop<Hole> {
  readonly type: "stop";
  readonly estimates: readonly (number | "none" | Hole)[];
}

export interface View {
  readonly variant: Variant;
  readonly difficulty: Difficulty;
  readonly openBook: boolean;
  readonly first: Seat;
  /** Whose turn it is; in a stop, who goes on after it (C18). */
  readonly turn: Seat;
  /** The seats that may act; who is asked first stands first (C8). */
  readonly awaited: readonly Seat[];
  readonly stage: Stage<null>;
  /** C13: seat by seat, one number each. */
  readonly tokens: readonly number[];
  /** From bottom to top: only what is on top is known, and where the stop cards lie (C3, C4). */
  readonly deck: readonly (Card | "stop" | null)[];
  readonly box: readonly (Card | null)[];
  readonly start: Card;
  /** From the start card outwards. */
  readonly arms: Readonly<Record<Arm, readonly Card[]>>;
  /** What has left the game (C10, C18). */
  readonly gone: readonly Card[];
  /** C14: under open book, whose backs have been seen in a check. */
  readonly open: readonly Card[];
  /** Known of open cards alone (C21). */
  readonly backs: Readonly<Record<Card, Back | null>>;
}

export interface State extends View {
  turn: Seat;
  awaited: readonly Seat[];
  stage: Stage<never>;
  readonly tokens: number[];
  readonly deck: (Card | "stop")[];
  readonly box: Card[];
  start: Card;
  readonly arms: Readonly<Record<Arm, Card[]>>;
  readonly gone: Card[];
  readonly open: Card[];
  readonly backs: Readonly<Record<Card, Back>>;
}

export type Move = ({ readonly type: "lay" } & Slot) | Answer | Estimate;

/** A card turned over in a stop. */
export interface Judged {
  readonly card: Card;
  readonly back: Back;
  readonly isRight: boolean;
}

export type Event =
  | { readonly type: "begins"; readonly seat: Seat; readonly start: Card }
  | ({
      readonly type: "laid";
      readonly seat: Seat;
      readonly card: Card;
    } & Slot)
  /** Somebody has answered before being asked; what, nobody else knows yet. */
  | { readonly type: "answered"; readonly seat: Seat }
  | { readonly type: "agreed"; readonly seat: Seat }
  | {
      readonly type: "checked";
      readonly layer: Seat;
      readonly doubter: Seat;
      readonly arm: Arm;
      readonly card: Card;
      readonly neighbour: Card;
      readonly backs: { readonly card: Back; readonly neighbour: Back };
      readonly isRight: boolean;
      /** C12: whether the loser had no token, so that it came from the pool. */
      readonly isFromPool: boolean;
    }
  /** C15: `laid` is how many cards are to be judged. */
  | { readonly type: "stop"; readonly laid: number }
  | { readonly type: "estimated"; readonly seat: Seat }
  | {
      readonly type: "judged";
      readonly start: { readonly card: Card; readonly back: Back };
      readonly arms: Readonly<Record<Arm, readonly Judged[]>>;
      readonly wrong: number;
      readonly estimates: readonly number[];
      /** What each seat gets (C17). */
      readonly gains: readonly number[];
    }
  /** C18: a new start card. */
  | { readonly type: "starts"; readonly card: Card }
  | { readonly type: "over"; readonly outcome: Outcome<"deck"> };
