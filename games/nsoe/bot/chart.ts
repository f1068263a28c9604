/** A board as a bot sees it: for every line the degrees that fit, and how likely a remembered city fits a cell. */

import type { Recollection } from "@stolik/geo/memory";
import { freeCells } from "../rules/index.ts";
import type { Cell, Point, View } from "../rules/index.ts";
import type { Interval } from "./chance.ts";
import { chances, intervals } from "./lines.ts";
import type { Fixed } from "./lines.ts";
import { europe, inProportion } from "./proportion.ts";

/** Chances that differ by no more than this share of the best are as good as it. */
const ALIKE = 0.02;

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

/** Every free cell and how likely the card is right there. */
export function placements(on: Chart, city: Recollection): Placement[] {
  const columns = columnChances(on, city);
  const rows = rowChances(on, city);
  return [...freeCells(on.view)].map(({ row, column }) => {
    const across = columns[column] ?? 0;
    const up = rows[northing(on.view, row)] ?? 0;
    return { row, column, chance: across * up };
  });
}

/**
 * Where to lay a card: of the cells that are as good as the best, the one nearest to where the map in proportion has
 * the city, so that the board keeps room for the others.
 */
export function bestPlacement(
  on: Chart,
  city: Recollection,
): Placement | undefined {
  const free = placements(on, city);
  const best = Math.max(...free.map(({ chance }) => chance));
  const good = free.filter(({ chance }) => chance >= (1 - ALIKE) * best);
  const away = good.map((cell) => distance(on, cell, city));
  return good[away.indexOf(Math.min(...away))];
}

/** How many lines a cell lies from where the map in proportion has the city. */
export function distance(on: Chart, cell: Cell, city: Point): number {
  const { rows, columns } = on.view;
  const { longitude, latitude } = europe;
  const across = inProportion(columns, on.eastward, longitude, city.longitude);
  const up = inProportion(rows, on.northward, latitude, city.latitude);
  return Math.hypot(cell.column - across, northing(on.view, cell.row) - up);
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
