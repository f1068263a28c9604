/** A newcomer to Plac Grzybowski: a child who tries the cards in its grid and takes what brings most at once. */

import {
  backSides,
  fronts,
  layoutOf,
  places,
  total,
} from "@stolik/grzybowski/rules";
import type {
  CardSymbol,
  Event,
  Grid,
  Move,
  Slot,
  View,
} from "@stolik/grzybowski/rules";
import { pick } from "@stolik/kernel";
import type { Random } from "@stolik/kernel";
import { newcomer } from "./newcomer.ts";

/** What a card is liked for a symbol that a goal asks for, in points. */
const LIKING = 0.4;

/** G20: a child leaves the chances alone; unused they bring a point. */
export const grzybowski = newcomer<View, Move, Event>(
  ({ view, seat, random }) => {
    const grid = view.grids[seat];
    if (!grid) throw new Error(`There is no seat ${seat}.`);
    const { hand, laid } = view;
    if (laid !== undefined) return { type: "end" };
    if (hand)
      return pick(bestLays(grid, { up: "front", ...hand }).moves, random);
    return { type: "take", slot: bestSlot(view, grid, random) };
  },
);

function bestSlot({ market }: View, grid: Grid, random: Random): number {
  const wanted = wantedBy(grid);
  const brings = market.map(
    (slot) => bestLays(grid, slot).points + LIKING * matches(slot, wanted),
  );
  const most = Math.max(...brings);
  const best = [...brings.keys()].filter((slot) => brings[slot] === most);
  return pick(best, random);
}

/** The symbols that the goals in a grid ask for. */
function wantedBy({ cards }: Grid): ReadonlySet<CardSymbol> {
  const wanted = new Set<CardSymbol>();
  for (const { card, up } of cards) {
    const goal = up === "back" && card.back ? backSides[card.back] : undefined;
    if (goal?.type === "symbols") wanted.add(goal.symbol);
    if (goal?.type === "arrangement")
      for (const { symbol } of goal.pattern) wanted.add(symbol);
  }
  return wanted;
}

function matches({ card, up }: Slot, wanted: ReadonlySet<CardSymbol>): number {
  if (up === "back" || !card?.front) return 0;
  return fronts[card.front].filter((symbol) => wanted.has(symbol)).length;
}

/** The places where a card brings most, and the points of the grid then. */
function bestLays(
  grid: Grid,
  { card, up }: Slot,
): { readonly points: number; readonly moves: readonly Move[] } {
  if (!card) return { points: -Infinity, moves: [] };
  const lays = places(grid).map((cell) => ({
    move: { type: "lay", cell, up } as const,
    points: total(
      layoutOf({ ...grid, cards: [...grid.cards, { cell, card, up }] }),
    ),
  }));
  const points = Math.max(...lays.map((lay) => lay.points));
  const best = lays.filter((lay) => lay.points === points);
  return { points, moves: best.map(({ move }) => move) };
}
