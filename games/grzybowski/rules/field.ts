/** The field, the frame of 5 × 5 that floats on it, and where a card may lie (G7, G21, G23). */

import type { Cell, Grid } from "./position.ts";

/** Rows and columns of the field: four either way of the first card, and one more for a card outside. */
export const FIELD = 11;
export const CELLS = FIELD * FIELD;
/** G7: the first card goes anywhere; since the frame floats, anywhere is here. */
export const START: Cell = (CELLS - 1) / 2;
/** Rows and columns of the frame. */
export const FRAME = 5;
/** G10: how many cards a grid has at the end. */
export const FULL = 25;

export function rowOf(cell: Cell): number {
  return Math.floor(cell / FIELD);
}

export function columnOf(cell: Cell): number {
  return cell % FIELD;
}

export function cellAt(row: number, column: number): Cell {
  return row * FIELD + column;
}

/** From where to where the first row, or the first column, of the frame may still lie. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

export interface Frame {
  readonly top: Range;
  readonly left: Range;
}

/** G7: where the frame may lie; a card outside it does not count, nor one that is lifted. */
export function frameOf(grid: Grid, lifted?: Cell): Frame {
  let [north, south, west, east] = [FIELD, -1, FIELD, -1];
  for (const { cell } of grid.cards) {
    if (cell === grid.outside || cell === lifted) continue;
    const row = rowOf(cell);
    const column = columnOf(cell);
    if (row < north) north = row;
    if (row > south) south = row;
    if (column < west) west = column;
    if (column > east) east = column;
  }
  return {
    top: range(grid.top, north, south),
    left: range(grid.left, west, east),
  };
}

/** Whether a card at the cell fits into the frame with the others. */
export function isWithin({ top, left }: Frame, cell: Cell): boolean {
  const row = rowOf(cell);
  const column = columnOf(cell);
  return (
    row >= top.low &&
    row < top.high + FRAME &&
    column >= left.low &&
    column < left.high + FRAME
  );
}

/** The cells that touch the cell side to side. */
function beside(cell: Cell): Cell[] {
  return around(cell, sideSteps);
}

/** The cells that touch the cell corner to corner. */
export function cornerwise(cell: Cell): Cell[] {
  return around(cell, cornerSteps);
}

export function taken(grid: Grid): Set<Cell> {
  return new Set(grid.cards.map(({ cell }) => cell));
}

/** G7: where the next card may lie. */
export function places(grid: Grid): Cell[] {
  if (grid.cards.length === 0) return [START];
  return freeNeighbours(grid, taken(grid), frameOf(grid));
}

/** G21: where a card may be moved that lies at the cell. */
export function placesFrom(grid: Grid, from: Cell): Cell[] {
  const others = taken(grid);
  others.delete(from);
  return freeNeighbours(grid, others, frameOf(grid, from)).filter(
    (cell) => cell !== from,
  );
}

/** G21: where a card may lie that touches others only corner to corner. */
export function diagonalPlaces(grid: Grid): Cell[] {
  const cells = taken(grid);
  const frame = frameOf(grid);
  return candidates(cells, cornerwise).filter(
    (cell) =>
      isWithin(frame, cell) && !beside(cell).some((other) => cells.has(other)),
  );
}

/** G23: where a card may lie outside, once the frame is fixed in that direction. */
export function outsidePlaces(grid: Grid): Cell[] {
  if (grid.outside !== undefined) return [];
  const { top, left } = grid;
  const found: Cell[] = [];
  for (const { cell } of grid.cards) {
    const row = rowOf(cell);
    const column = columnOf(cell);
    if (top === row) found.push(cell - FIELD);
    if (top !== undefined && top + FRAME - 1 === row) found.push(cell + FIELD);
    if (left === column) found.push(cell - 1);
    if (left !== undefined && left + FRAME - 1 === column) found.push(cell + 1);
  }
  return found.toSorted((one, other) => one - other);
}

/** G7: the frame's rows or columns, once five are in use. */
export function fixed({ low, high }: Range): number | undefined {
  return low === high ? low : undefined;
}

const sideSteps = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;
const cornerSteps = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

type Steps = readonly (readonly [rows: number, columns: number])[];

function around(cell: Cell, steps: Steps): Cell[] {
  const found: Cell[] = [];
  for (const [rows, columns] of steps) {
    const row = rowOf(cell) + rows;
    const column = columnOf(cell) + columns;
    if (row >= 0 && row < FIELD && column >= 0 && column < FIELD)
      found.push(cellAt(row, column));
  }
  return found;
}

function range(start: number | undefined, first: number, last: number): Range {
  return start === undefined
    ? { low: last - FRAME + 1, high: first }
    : { low: start, high: start };
}

function freeNeighbours(
  grid: Grid,
  cells: ReadonlySet<Cell>,
  frame: Frame,
): Cell[] {
  return candidates(cells, beside).filter(
    (cell) => cell !== grid.outside && isWithin(frame, cell),
  );
}

/** The free cells next to taken ones, in order. */
function candidates(
  cells: ReadonlySet<Cell>,
  next: (cell: Cell) => Cell[],
): Cell[] {
  const found = new Set<Cell>();
  for (const cell of cells)
    for (const other of next(cell)) if (!cells.has(other)) found.add(other);
  return [...found].toSorted((one, other) => one - other);
}
