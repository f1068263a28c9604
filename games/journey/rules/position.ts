/** What a match of Journey through History consists of: views, states, moves, events. */

import type { Outcome, Seat } from "@stolik/kernel";
import type { Card } from "../content/cards.ts";
import type { Field } from "../content/map.ts";

/**
 * What the seat whose turn it is has to do: take a die (J9); move or play a card (J10); play another or stop (J10);
 * move by the coach (J25); cut the hand to five (J11).
 */
const phases = ["die", "act", "play", "ride", "cut"] as const;
export type Phase = (typeof phases)[number];

/**
 * How the match ended: a marker on the last field, nothing done any more, or too many rounds (J27). A daily deal ends
 * when its dice bring no more markers.
 */
export type Ending = "arrived" | "quiet" | "late" | "spent";

export interface View {
  /** Who began (J8). */
  readonly first: Seat;
  /** Whose turn it is. */
  readonly turn: Seat;
  /** How many turns are over. */
  readonly turns: number;
  /** How many were over after the last one in which a location marker was taken or a card played (J27). */
  readonly stirred: number;
  readonly phase: Phase;
  /** Those not taken since the last roll. */
  readonly dice: readonly number[];
  /** The die taken in this turn, raised by a coach; 0 before one is taken. */
  readonly die: number;
  /** Cards played in this turn. */
  readonly played: number;
  /** Where each pawn stands. */
  readonly pawns: readonly Field[];
  /** How many fields of the track lie behind each marker. */
  readonly progress: readonly number[];
  readonly hands: readonly (readonly (Card | null)[])[];
  /** STOP cards lying before each seat. */
  readonly stops: readonly number[];
  /** From bottom to top; nobody knows its order. */
  readonly deck: readonly (Card | null)[];
  readonly used: readonly Card[];
  /** The numbers of the locations with a marker. */
  readonly markers: readonly number[];
  /** Markers on the row of taken ones, until all are mixed (J16). */
  readonly taken: readonly number[];
  /** Markers beside the board; nobody knows their order. */
  readonly beside: readonly (number | null)[];
  readonly ending?: Ending;
  /** Of a daily deal: its only roll. A match has no such dice. */
  readonly roll?: readonly number[];
}

export interface State extends View {
  turn: Seat;
  turns: number;
  stirred: number;
  phase: Phase;
  dice: number[];
  die: number;
  played: number;
  readonly pawns: Field[];
  readonly progress: number[];
  readonly hands: Card[][];
  readonly stops: number[];
  deck: Card[];
  used: Card[];
  markers: number[];
  taken: number[];
  beside: number[];
  ending?: Ending;
}

/** A move names where it leads: the shortest way there is as good as any (see roads.ts). */
export type Move =
  | { readonly type: "take"; readonly die: number }
  | { readonly type: "go"; readonly to: Field }
  | { readonly type: "advance"; readonly card: Card }
  | { readonly type: "stop"; readonly target: Seat }
  | { readonly type: "train"; readonly to: Field }
  | { readonly type: "coach"; readonly add: number }
  | { readonly type: "end" }
  | { readonly type: "discard"; readonly card: Card };

export type Event =
  | {
      readonly type: "begins";
      readonly seat: Seat;
      readonly markers: readonly number[];
    }
  | {
      readonly type: "rolled";
      readonly seat: Seat;
      readonly dice: readonly number[];
    }
  | { readonly type: "took"; readonly seat: Seat; readonly die: number }
  /** J23: the turn is lost. */
  | { readonly type: "halted"; readonly seat: Seat; readonly left: number }
  | {
      readonly type: "moved";
      readonly seat: Seat;
      readonly by: "foot" | "coach" | "train";
      /** Every field from the first to the last; one alone: the pawn stays. */
      readonly path: readonly Field[];
    }
  | {
      readonly type: "collected";
      readonly seat: Seat;
      readonly location: number;
      /** How many cards were drawn. */
      readonly cards: number;
    }
  /** Told to the one who drew alone. */
  | {
      readonly type: "drew";
      readonly seat: Seat;
      readonly cards: readonly Card[];
    }
  /** J18: the used cards were shuffled. */
  | { readonly type: "reshuffled"; readonly cards: number }
  | {
      readonly type: "placed";
      readonly markers: readonly number[];
      /** Whether all 17 were mixed first (J17). */
      readonly mixed: boolean;
    }
  | {
      readonly type: "advanced";
      readonly seat: Seat;
      readonly card: Card;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: "stopped"; readonly seat: Seat; readonly target: Seat }
  | { readonly type: "raised"; readonly seat: Seat; readonly die: number }
  | { readonly type: "discarded"; readonly seat: Seat; readonly card: Card }
  | { readonly type: "over"; readonly outcome: Outcome<Ending> };
