/** Builders for tests: a table in the middle of a match, written in a few words. */

import { playing } from "@stolik/kernel/testing";
import { backs } from "../content/backs.ts";
import { cities } from "../content/cities.ts";
import type { City } from "../content/cities.ts";
import { atlasOf } from "../rules/atlas.ts";
import { nsoe, pointIn } from "../rules/index.ts";
import type { Laid, Move, State } from "../rules/index.ts";

/** A card on the board as the rules' examples write it: city, row and column counted from 1. */
export type Lying = `${string} ${number} ${number}`;

export interface Sketch {
  readonly rows?: number;
  readonly columns?: number;
  readonly laid?: readonly Lying[];
  readonly hands?: readonly (readonly City[])[];
  /** From bottom to top. */
  readonly piles?: readonly (readonly City[])[];
  readonly state?: Partial<State>;
}

/** The reference Roma at row 7, column 7 of 13 × 13, as in the worked examples, unless the sketch says otherwise. */
export function table(sketch: Sketch = {}): State {
  const { rows = 13, columns = 13, laid = ["roma 7 7"], state = {} } = sketch;
  return {
    rows,
    columns,
    first: 0,
    turn: 0,
    draws: 0,
    hands: (
      sketch.hands ?? [
        ["milano", "oslo"],
        ["wien", "paris"],
      ]
    ).map((hand) => [...hand]),
    piles: (
      sketch.piles ?? [
        ["berlin", "praha"],
        ["madrid", "lisboa"],
        ["dublin", "bern"],
      ]
    ).map((pile) => [...pile]),
    discard: [],
    laid: laid.map(lying),
    backs: Object.fromEntries(
      laid.map(lying).map(({ city }) => [city, backs[city]]),
    ),
    atlas: atlasOf((city) => backs[city]),
    swaps: 0,
    isLastRound: false,
    ...state,
  };
}

/** Lays a card, row and column counted from 1. */
export function lay(
  city: City,
  row: number,
  column: number,
): Extract<Move, { type: "lay" }> {
  return { type: "lay", city, row: row - 1, column: column - 1 };
}

export function swap(city: City, pile: number): Move {
  return { type: "swap", city, pile: pile - 1 };
}

export function draw(pile: number): Move {
  return { type: "draw", pile: pile - 1 };
}

export const { after, attempt, key, setUp } = playing(nsoe);

/** Every card of a state, each as often as it is there, and every back: neither may ever change. */
export function conserved(state: State): unknown {
  const cards = [
    ...state.hands.flat(),
    ...state.piles.flat(),
    ...state.discard,
    ...state.laid.map(({ city }) => city),
  ];
  const points = cities
    .map((city) => pointIn(state.atlas, city))
    .map((point) => JSON.stringify(point));
  return [cards.toSorted(), points.toSorted()];
}

function lying(text: Lying): Laid {
  const [city, row, column] = text.split(" ");
  return {
    city: city as City,
    row: Number(row) - 1,
    column: Number(column) - 1,
  };
}
