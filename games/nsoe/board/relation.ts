/** Where a cell lies, in words: what a screen reader says, and what a finger on it shows. */

import { nameOf } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { Cell, View } from "../rules/position.ts";
import type { Wording } from "./describe.ts";
import { pointText } from "./words.ts";

export function cellLabel(view: View, cell: Cell, wording: Wording): string {
  const { words } = wording;
  return words("grid.cell", {
    row: cell.row + 1,
    column: cell.column + 1,
    what: cardText(view, cell, wording) ?? freeText(view, cell, wording),
  });
}

function cardText(view: View, cell: Cell, wording: Wording) {
  const card = view.laid.find(
    ({ row, column }) => row === cell.row && column === cell.column,
  );
  if (!card) return undefined;
  const point = view.backs[card.city];
  const city = placeName(card.city, wording.language);
  const text = point ? `${city}, ${pointText(point, wording.words)}` : city;
  return card.seat === undefined
    ? wording.words("grid.reference", { card: text })
    : wording.words("grid.laid", {
        card: text,
        name: nameOf(card.seat, wording),
      });
}

/** A free cell is told by the reference city, which every other card is laid around. */
function freeText(view: View, cell: Cell, wording: Wording): string {
  const [reference] = view.laid;
  if (!reference) throw new Error("The central slot is empty.");
  const where = direction(reference, cell);
  return wording.words("grid.free", {
    where: wording.words(`grid.where.${where}`, {
      city: placeName(reference.city, wording.language),
    }),
  });
}

/** The cells differ: the reference city lies on the one that is told by the other. */
function direction(from: Cell, to: Cell) {
  const longitude = to.column < from.column ? "west" : "east";
  if (to.row === from.row) return longitude;
  const latitude = to.row < from.row ? "north" : "south";
  return to.column === from.column
    ? latitude
    : (`${latitude}-${longitude}` as const);
}
