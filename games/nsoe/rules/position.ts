/** What a match of Nord Sud Ovest Est consists of: views, states, moves, events. */

import type { Outcome, Seat } from "@stolik/kernel";
import type { City } from "../content/cities.ts";

/** Where a city lies. Its card prints whole degrees, and only those are compared (N1). */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Points in the order of `cities`: numbers alone, because a state is copied with every move. */
export interface Atlas {
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
}

export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A card on the board; the reference city was laid by nobody. */
export interface Laid extends Cell {
  readonly city: City;
  readonly seat?: Seat;
}

/** How the match ended: somebody went out (N14), the piles ran out (N15), nobody laid any more (N8). */
export type Ending = "out" | "piles" | "swaps";

export interface View {
  readonly rows: number;
  readonly columns: number;
  readonly first: Seat;
  /** Whose turn it is. */
  readonly turn: Seat;
  /** How many cards that seat still has to draw (N13). */
  readonly draws: number;
  readonly hands: readonly (readonly City[])[];
  /** From bottom to top: only the top name is known (N3). */
  readonly piles: readonly (readonly (City | null)[])[];
  readonly discard: readonly City[];
  /** The reference city first. */
  readonly laid: readonly Laid[];
  /** Of the cards on the board (N17). */
  readonly backs: Readonly<Partial<Record<City, Point>>>;
  /** Where every city lies, in nobody's view (N16). */
  readonly atlas: Atlas | null;
  /** Swaps since somebody last laid a card (N8). */
  readonly swaps: number;
  readonly isLastRound: boolean;
  readonly ending?: Ending;
  /** Of a daily deal, which allows only a few; a match has no such number. */
  readonly swapsLeft?: number;
}

export interface State extends View {
  turn: Seat;
  draws: number;
  readonly hands: City[][];
  readonly piles: City[][];
  readonly discard: City[];
  readonly laid: Laid[];
  readonly backs: Partial<Record<City, Point>>;
  readonly atlas: Atlas;
  swaps: number;
  isLastRound: boolean;
  ending?: Ending;
}

export type Move =
  | ({ readonly type: "lay"; readonly city: City } & Cell)
  | { readonly type: "swap"; readonly city: City; readonly pile: number }
  | { readonly type: "draw"; readonly pile: number };

export type Axis = "latitude" | "longitude";

/** A comparison that does not hold: the cards stand the wrong way round (N10), or too far apart in one line (N11). */
export interface Contradiction {
  readonly city: City;
  readonly axis: Axis;
  readonly type: "order" | "apart";
}

export type Event =
  | { readonly type: "begins"; readonly seat: Seat; readonly reference: City }
  | ({
      readonly type: "laid";
      readonly seat: Seat;
      readonly city: City;
      readonly back: Point;
      /** None: the card is right. */
      readonly contradictions: readonly Contradiction[];
    } & Cell)
  | {
      readonly type: "swapped";
      readonly seat: Seat;
      readonly gave: City;
      readonly took: City;
      readonly pile: number;
    }
  | {
      readonly type: "drew";
      readonly seat: Seat;
      readonly city: City;
      readonly pile: number;
    }
  /** N13: laid wrong with nothing left to draw. */
  | { readonly type: "kept"; readonly seat: Seat; readonly city: City }
  | { readonly type: "last-round"; readonly seat: Seat }
  | { readonly type: "over"; readonly outcome: Outcome<Ending> };
