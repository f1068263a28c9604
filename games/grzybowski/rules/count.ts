/** The count (G11–G19, G22): what every goal of a grid scores, and why. */

import { backSides } from "../content/back-sides.ts";
import type { BackId } from "../content/back-sides.ts";
import type { FrontId } from "../content/fronts.ts";
import { symbols } from "../content/symbols.ts";
import type { CardSymbol } from "../content/symbols.ts";
import { chanceAt, laidAt } from "./chances.ts";
import { masksByJoker, masksFor } from "./arrangements.ts";
import { helpFor, SYMBOL_COST } from "./joker.ts";
import { layoutOf, linesOf } from "./layout.ts";
import type { BackUp, Layout } from "./layout.ts";
import { nearestTo } from "./nearest.ts";
import type { Nearest } from "./nearest.ts";
import { packed, packing } from "./packing.ts";
import { symbolNumbers } from "./patterns.ts";
import { CONSOLATION, offending, pointsOf, regionOf, sum } from "./points.ts";
import type { Cell, Grid } from "./position.ts";

interface Arrangement {
  readonly cells: readonly Cell[];
  /** What the joker stands for in it. */
  readonly joker?: CardSymbol;
}

/** A card with the symbol that was to be avoided; it may be under a chance side (G22). */
interface Offender {
  readonly front: FrontId | null;
  readonly isUnder: boolean;
}

/** What one card lying back up scores. */
export type Scored = {
  readonly cell: Cell;
  readonly back: BackId;
  /** What is beneath, where the viewer knows it. */
  readonly front: FrontId | null;
  readonly points: number;
} & (
  | {
      readonly type: "arrangement";
      readonly arrangements: readonly Arrangement[];
      /** How many lie there, those that share a card (G12) included. */
      readonly ways: number;
      /** How far the first one is, where none lies yet and one still can. */
      readonly nearest?: Nearest;
    }
  /** The cells counted; a symbol printed twice has its cell twice. */
  | { readonly type: "symbols"; readonly cells: readonly Cell[] }
  | {
      readonly type: "avoidance";
      /** Where the symbol is that was to be avoided. */
      readonly cells: readonly Cell[];
      readonly cards: readonly Offender[];
      /** Chance sides in the way whose fronts are not known to the viewer. */
      readonly unseen: readonly Cell[];
    }
  | { readonly type: "place"; readonly isRight: boolean }
  | { readonly type: "chance" }
);

export interface Count {
  readonly total: number;
  /** In the order in which the cards were laid. */
  readonly scored: readonly Scored[];
  /** What the joker stands for, and what that costs (G19). */
  readonly joker?: {
    readonly cell: Cell;
    readonly symbols: readonly CardSymbol[];
    readonly cost: number;
  };
}

/** Counts a grid, full or still growing: what is certain as it lies now. */
export function count(grid: Grid): Count {
  const layout = layoutOf(grid);
  const { chosen } = sum(layout);
  const scored = [...layout.goals, ...layout.chances]
    .map((side) => explain(grid, layout, side, chosen))
    .toSorted((one, other) => orderIn(grid, one) - orderIn(grid, other));
  const names = symbols.filter((_, symbol) => ((chosen >> symbol) & 1) === 1);
  const cost = names.length * SYMBOL_COST;
  const points = scored.reduce((all, one) => all + one.points, 0);
  return {
    total: points - cost,
    scored,
    ...(layout.joker
      ? { joker: { cell: layout.joker.cell, symbols: names, cost } }
      : {}),
  };
}

function explain(
  grid: Grid,
  layout: Layout,
  side: BackUp,
  chosen: number,
): Scored {
  const { cell, bit, back, front } = side;
  const about = { cell, back, front };
  const goal = backSides[back];
  switch (goal.type) {
    case "arrangement": {
      const masks = masksFor(layout, back);
      const arrangements = arrangementsOf(layout, back, masks, chosen);
      const points = arrangements.length * goal.value;
      const nearest = points === 0 ? nearestTo(grid, back) : undefined;
      return {
        type: "arrangement",
        ...about,
        points,
        arrangements,
        ways: masks.length,
        ...(nearest ? { nearest } : {}),
      };
    }
    case "symbols": {
      const where = regionOf(layout, bit, goal.region);
      const symbol = symbolNumbers[goal.symbol];
      const cells = [layout.has, layout.twice].flatMap((masks) =>
        cellsOf(layout, (masks[symbol] ?? 0) & where),
      );
      return { type: "symbols", ...about, points: cells.length, cells };
    }
    case "avoidance": {
      const found = offending(layout, bit, goal.symbol, chosen);
      const unseen = linesOf(layout, bit) & layout.unseen;
      const cells = cellsOf(layout, found);
      return {
        type: "avoidance",
        ...about,
        points: found === 0 ? goal.value : 0,
        cells,
        cards: cells.map((one) => offenderAt(grid, one)),
        unseen: cellsOf(layout, unseen),
      };
    }
    case "place":
    case "beside": {
      const points = pointsOf(layout, side);
      const isRight = points === goal.value;
      return { type: "place", ...about, points, isRight };
    }
    case "chance":
    case "joker":
      return { type: "chance", ...about, points: CONSOLATION };
  }
}

function offenderAt(grid: Grid, cell: Cell): Offender {
  const laid = laidAt(grid, cell);
  const isUnder = chanceAt(laid) !== undefined;
  return { front: laid?.card.front ?? null, isUnder };
}

/** G12: one best choice of arrangements; the joker is in one of them only if that makes one more. */
function arrangementsOf(
  layout: Layout,
  goal: BackId,
  masks: readonly number[],
  chosen: number,
): Arrangement[] {
  const help = helpFor(layout, goal, packed(masks));
  const symbol = symbols.findIndex(
    (_, number) => ((((help?.symbols ?? 0) & chosen) >> number) & 1) === 1,
  );
  const { joker } = layout;
  const more =
    joker && symbol >= 0
      ? (masksByJoker(layout, goal, joker.bit).get(symbol) ?? [])
      : [];
  const all = [...masks, ...more];
  const name = symbols[symbol];
  return packing(all).map((index) => {
    const cells = cellsOf(layout, all[index] ?? 0);
    return index < masks.length || name === undefined
      ? { cells }
      : { cells, joker: name };
  });
}

function cellsOf(layout: Layout, mask: number): Cell[] {
  const cells: Cell[] = [];
  for (let bit = 0; mask >> bit !== 0; bit += 1) {
    const cell = layout.cells[bit];
    if (((mask >> bit) & 1) === 1 && cell !== undefined) cells.push(cell);
  }
  return cells;
}

function orderIn(grid: Grid, { cell }: Scored): number {
  return grid.cards.findIndex((laid) => laid.cell === cell);
}
