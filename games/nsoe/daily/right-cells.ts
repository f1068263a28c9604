/** Where a card would be right. */

import type { City } from "../content/cities.ts";
import { pointIn } from "../rules/atlas.ts";
import { contradictions } from "../rules/comparison.ts";
import { freeCells } from "../rules/moves.ts";
import type { Cell, State } from "../rules/position.ts";

type Table = Pick<State, "rows" | "columns" | "laid" | "backs" | "atlas">;

export function rightCells(table: Table, city: City): Cell[] {
  const point = pointIn(table.atlas, city);
  return [...freeCells(table)].filter(
    (cell) => contradictions(table.laid, table.backs, cell, point).length === 0,
  );
}
