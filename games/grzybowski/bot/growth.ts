/** What a grid can become with its last cards; grids with the same cards in the same places are one. */

import type { Seat } from "@stolik/kernel";
import { FULL, layoutOf, places, total } from "../rules/index.ts";
import type { Card, Grid, Side } from "../rules/index.ts";
import { withCard } from "./plans.ts";

/** How many cards are missing at most. */
export const LAST_CARDS = 3;

export interface Grown {
  readonly grid: Grid;
  readonly owner: Seat;
  /** How many cards are missing. */
  readonly left: number;
  /** What it scores, once it is full. */
  readonly points: number;
  /** By card and side, as far as it was asked for: the grids it may become, and the points of the best of them. */
  readonly next: (readonly Grown[] | undefined)[];
  readonly most: (number | undefined)[];
}

export interface Growth {
  root(grid: Grid, owner: Seat): Grown;
  /** The card laid at every place. */
  with(grown: Grown, card: number, up: Side): readonly Grown[];
  /** Where one card is missing: the points with this one at its best place. */
  mostWith(grown: Grown, card: number, up: Side): number;
}

export function growthOf(cards: readonly Card[]): Growth {
  const known = new Map<string, Grown>();
  function root(grid: Grid, owner: Seat): Grown {
    const name = `${owner} ${lastOf(grid)}`;
    const found = known.get(name);
    if (found) return found;
    const left = FULL - grid.cards.length;
    const points = left === 0 ? total(layoutOf(grid)) : 0;
    const made = { grid, owner, left, points, next: [], most: [] };
    known.set(name, made);
    return made;
  }
  function grow({ grid, owner }: Grown, number: number, up: Side): Grown[] {
    const card = cards[number];
    if (!card) throw new Error(`There is no card ${number}.`);
    return places(grid).map((cell) =>
      root(withCard(grid, cell, card, up), owner),
    );
  }
  const growth: Growth = {
    root,
    with: (grown, card, up) =>
      (grown.next[sideNumber(card, up)] ??= grow(grown, card, up)),
    mostWith: (grown, card, up) =>
      (grown.most[sideNumber(card, up)] ??= Math.max(
        ...growth.with(grown, card, up).map(({ points }) => points),
      )),
  };
  return growth;
}

function sideNumber(card: number, up: Side): number {
  return 2 * card + (up === "back" ? 1 : 0);
}

/** The last cards, in whichever order they were laid. */
function lastOf({ cards }: Grid): string {
  return cards
    .slice(FULL - LAST_CARDS)
    .map(({ cell, card, up }) => `${cell} ${card[up]}`)
    .toSorted()
    .join();
}
