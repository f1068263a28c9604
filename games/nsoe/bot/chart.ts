/** A board as a bot sees it: for every line the degrees that fit, and how likely a remembered city fits a cell. */

import type { Recollection } from "@stolik/geo/memory";
import { isTaken } from "../rules/index.ts";
import type { Cell, Point, View } from "../rules/index.ts";
import type { Interval } from "./chance.ts";
import { chances, intervals } from "./lines.ts";
import type { Fixed } from "./lines.ts";

export interface Chart {
  readonly view: View;
  readonly eastward: readonly Fixed[];
  readonly northward: readonly Fixed[];
  readonly columns: readonly Interval[];
  readonly rows: readonly Interval[];
}

/** A cell and how likely the card is right there. */
export interface Placement extends Cell {
  readonly chance: number;
}

export function chartOf(view: View): Chart {
  const eastward: Fixed[] = [];
  const northward: Fixed[] = [];
  for (const { city, row, column } of view.laid) {
    const point = view.backs[city];
    if (!point)
      throw new Error(`${city} lies on the board without coordinates.`);
    eastward.push({ line: column, coordinate: point.longitude });
    northward.push({ line: northing(view, row), coordinate: point.latitude });
  }
  return chart(view, eastward, northward);
}

/** The chart with one more card on it. */
export function withCard(on: Chart, cell: Cell, point: Point): Chart {
  const east = { line: cell.column, coordinate: point.longitude };
  const north = {
    line: northing(on.view, cell.row),
    coordinate: point.latitude,
  };
  return chart(on.view, [...on.eastward, east], [...on.northward, north]);
}

/** How likely the card is right where it fits best, taken cells not looked at. */
export function bestChance(on: Chart, city: Recollection): number {
  return (
    Math.max(...columnChances(on, city)) * Math.max(...rowChances(on, city))
  );
}

/** Free cells in the likeliest lines, best first; `width` bounds how many lines each way. */
export function placements(
  on: Chart,
  city: Recollection,
  width: number,
): Placement[] {
  const columns = likeliest(columnChances(on, city), width);
  const rows = likeliest(rowChances(on, city), width);
  const found: Placement[] = [];
  for (const across of columns) {
    for (const up of rows) {
      const cell = { row: northing(on.view, up.line), column: across.line };
      if (!isTaken(on.view, cell))
        found.push({ ...cell, chance: across.chance * up.chance });
    }
  }
  return found.toSorted((one, other) => other.chance - one.chance);
}

function chart(
  view: View,
  eastward: readonly Fixed[],
  northward: readonly Fixed[],
): Chart {
  const columns = intervals(view.columns, eastward);
  const rows = intervals(view.rows, northward);
  return { view, eastward, northward, columns, rows };
}

/** Rows are counted from the north, lines from the south: either is the other's mirror. */
function northing(view: View, row: number): number {
  return view.rows - 1 - row;
}

function columnChances(
  on: Chart,
  { longitude, spread }: Recollection,
): number[] {
  return chances(on.columns, { mean: longitude, spread: spread.longitude });
}

function rowChances(on: Chart, { latitude, spread }: Recollection): number[] {
  return chances(on.rows, { mean: latitude, spread: spread.latitude });
}

function likeliest(
  lines: readonly number[],
  width: number,
): { line: number; chance: number }[] {
  return lines
    .map((chance, line) => ({ line, chance }))
    .toSorted((one, other) => other.chance - one.chance)
    .slice(0, width);
}
