/** Where the cells of the plate lie in its drawing; north is up for everyone. */

import type { Cell } from "../rules/position.ts";

export interface Geometry {
  readonly rows: number;
  readonly columns: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** The frame around the field. */
  readonly margin: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** From this width of the board on, as in board.module.css, a column stands beside the plate. */
export const DESK = 1000;

/**
 * Wide screens get wide cells, phones high ones: names need the room, and only order counts (N2).
 * At a desk the window's height is scarce, so cells stay low however narrow the plate is.
 */
export function geometryFor(
  board: { readonly rows: number; readonly columns: number },
  width: number,
  isDesk: boolean,
): Geometry {
  const { rows, columns } = board;
  if (isDesk)
    return { rows, columns, cellWidth: 100, cellHeight: 72, margin: 46 };
  const cellHeight = width < 560 ? 116 : width < 800 ? 100 : 72;
  return {
    rows,
    columns,
    cellWidth: 100,
    cellHeight,
    margin: width < 560 ? 64 : 46,
  };
}

export function fieldSize(on: Geometry) {
  return {
    width: on.columns * on.cellWidth,
    height: on.rows * on.cellHeight,
  };
}

/** The middle of a cell, on the field. */
export function middleOf(on: Geometry, { row, column }: Cell): Place {
  return {
    x: (column + 0.5) * on.cellWidth,
    y: (row + 0.5) * on.cellHeight,
  };
}

/** The cell an element of the grid belongs to. */
export function cellOf(element: Element | null): Cell | undefined {
  const name = element?.closest("[data-cell]")?.getAttribute("data-cell");
  const [row, column] = name?.split("-").map(Number) ?? [];
  if (row === undefined || column === undefined) return undefined;
  return { row, column };
}
