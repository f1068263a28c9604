/** The part of the field that is drawn: the cards, the places next to them, and as much of the frame as is certain. */

import {
  cellAt,
  columnOf,
  FRAME,
  frameOf,
  FULL,
  places,
  rowOf,
  START,
} from "../rules/field.ts";
import type { Cell, Grid, Range } from "../rules/index.ts";

export interface Span {
  readonly first: number;
  readonly last: number;
}

export interface GridWindow {
  readonly rows: Span;
  readonly columns: Span;
}

export function windowOf(grid: Grid, lit: Iterable<Cell>): GridWindow {
  const cells = [...grid.cards.map(({ cell }) => cell), ...lit];
  if (grid.cards.length < FULL) cells.push(...places(grid));
  if (grid.cards.length === 0) cells.push(START);
  const frame = frameOf(grid);
  return {
    rows: spanOf(cells.map(rowOf), frame.top),
    columns: spanOf(cells.map(columnOf), frame.left),
  };
}

/** The row and the column of a cell as the grid is shown, counted from 1. */
export function lineOf(grid: Grid | undefined, cell: Cell) {
  const { rows, columns } = windowOf(grid ?? { cards: [] }, []);
  return {
    row: rowOf(cell) - rows.first + 1,
    column: columnOf(cell) - columns.first + 1,
  };
}

export function sizeOf({ first, last }: Span): number {
  return last - first + 1;
}

export function cellsOf({ rows, columns }: GridWindow): Cell[][] {
  return range(rows).map((row) =>
    range(columns).map((column) => cellAt(row, column)),
  );
}

export function holds({ rows, columns }: GridWindow, cell: Cell): boolean {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  return (
    row >= rows.first &&
    row <= rows.last &&
    column >= columns.first &&
    column <= columns.last
  );
}

/** At least five lines, evenly around the cards, within what the frame may still take. */
function spanOf(lines: readonly number[], start: Range): Span {
  let [first, last] = [Math.min(...lines), Math.max(...lines)];
  const isFloating = Number.isFinite(start.low) && start.low < start.high;
  if (!isFloating && start.low === start.high) {
    first = Math.min(first, start.low);
    last = Math.max(last, start.low + FRAME - 1);
  }
  for (let turn = 0; last - first + 1 < FRAME; turn += 1)
    if (turn % 2 === 0) last += 1;
    else first -= 1;
  return { first, last };
}

function range({ first, last }: Span): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
