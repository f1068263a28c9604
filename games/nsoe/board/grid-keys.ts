/** The keyboard on the grid: where keys lead from cell to cell, and the focus that follows. */

import type { Cell, View } from "../rules/position.ts";
import { inReadingOrder } from "./relation.ts";

/** Where a key leads; undefined: it was another key. C goes to the next card, with Shift to the one before. */
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
    case "c":
    case "C": {
      const card = (key === "c" ? cardAfter : cardBefore)(
        { row, column },
        view,
      );
      return card && { row: card.row, column: card.column };
    }
    default:
      return undefined;
  }
}

/** In reading order; after the last card comes the first. */
function cardAfter(cell: Cell, { laid }: View): Cell | undefined {
  const cards = inReadingOrder(laid);
  return cards.find((card) => isPast(card, cell)) ?? cards[0];
}

function cardBefore(cell: Cell, { laid }: View): Cell | undefined {
  const cards = inReadingOrder(laid);
  return cards.findLast((card) => isPast(cell, card)) ?? cards.at(-1);
}

function isPast(one: Cell, other: Cell): boolean {
  return one.row === other.row
    ? one.column > other.column
    : one.row > other.row;
}

export function focusCell(within: Element | null, cell: Cell): void {
  within
    ?.querySelector<SVGElement>(`[data-cell="${cell.row}-${cell.column}"]`)
    ?.focus();
}
