/** The keyboard on the grid: where keys lead from cell to cell, and the focus that follows. */

import type { Cell, View } from "../rules/position.ts";

/** Where an arrow key leads; undefined: it was another key. */
export function step(
  key: string,
  { row, column }: Cell,
  view: View,
): Cell | undefined {
  const last = { row: view.rows - 1, column: view.columns - 1 };
  switch (key) {
    case "ArrowUp":
      return { row: Math.max(0, row - 1), column };
    case "ArrowDown":
      return { row: Math.min(last.row, row + 1), column };
    case "ArrowLeft":
      return { row, column: Math.max(0, column - 1) };
    case "ArrowRight":
      return { row, column: Math.min(last.column, column + 1) };
    case "Home":
      return { row, column: 0 };
    case "End":
      return { row, column: last.column };
    case "PageUp":
      return { row: 0, column };
    case "PageDown":
      return { row: last.row, column };
    default:
      return undefined;
  }
}

export function focusCell(within: Element | null, cell: Cell): void {
  within
    ?.querySelector<SVGElement>(`[data-cell="${cell.row}-${cell.column}"]`)
    ?.focus();
}
