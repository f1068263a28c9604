/** A grid in a few sentences: how many cards lie, and which, row by row. */

import type { Grid } from "../rules/index.ts";
import { lineOf } from "./grid-window.ts";
import { cardName } from "./words.ts";
import type { Wording } from "./words.ts";

export function gridSummary(grid: Grid, wording: Wording): string {
  const { words } = wording;
  const rows = new Map<number, { column: number; card: string }[]>();
  for (const { cell, card } of grid.cards) {
    const { row, column } = lineOf(grid, cell);
    const line = rows.get(row) ?? [];
    rows.set(row, line);
    line.push({ column, card: cardName(card, wording) });
  }
  const lines = [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([row, line]) => {
      const cards = line
        .toSorted((one, other) => one.column - other.column)
        .map((at) => words("grid.in-column", at));
      return words("grid.row", { row, cards: cards.join("; ") });
    });
  const lying = words("grid.lying", { cards: grid.cards.length });
  return [lying, ...lines].join(" ");
}
