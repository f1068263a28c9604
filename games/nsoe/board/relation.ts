/** Where a cell lies, in words: what a screen reader says, and what a finger on it shows. */

import { nameOf } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { Cell, View } from "../rules/position.ts";
import type { Telling } from "./describe.ts";
import { pointText } from "./words.ts";

export function cellLabel(view: View, cell: Cell, telling: Telling): string {
  const { words } = telling;
  return words("grid.cell", {
    row: cell.row + 1,
    column: cell.column + 1,
    what: cardText(view, cell, telling) ?? freeText(view, cell, telling),
  });
}

function cardText(view: View, cell: Cell, telling: Telling) {
  const card = view.laid.find(
    ({ row, column }) => row === cell.row && column === cell.column,
  );
  if (!card) return undefined;
  const point = view.backs[card.city];
  const city = placeName(card.city, telling.language);
  const text = point ? `${city}, ${pointText(point, telling.words)}` : city;
  return card.seat === undefined
    ? telling.words("grid.reference", { card: text })
    : telling.words("grid.laid", {
        card: text,
        name: nameOf(card.seat, telling),
      });
}

/** A free cell is told by the reference city, which every other card is laid around. */
function freeText(view: View, cell: Cell, telling: Telling): string {
  const [reference] = view.laid;
  if (!reference) throw new Error("The central slot is empty.");
  const where = direction(reference, cell);
  return telling.words("grid.free", {
    where: telling.words(`grid.where.${where}`, {
      city: placeName(reference.city, telling.language),
    }),
  });
}

function direction(from: Cell, to: Cell): string {
  const latitude =
    to.row < from.row ? "north" : to.row > from.row ? "south" : "";
  const longitude =
    to.column < from.column ? "west" : to.column > from.column ? "east" : "";
  return [latitude, longitude].filter(Boolean).join("-");
}
