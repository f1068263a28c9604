/** Where things lie on the grid, in words: a cell is told by the cards that it lies between. */

import { nameOf } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { City } from "../content/cities.ts";
import type { Axis, Cell, Laid, View } from "../rules/position.ts";
import type { Room } from "../rules/room.ts";
import type { Wording } from "./describe.ts";
import { roomAt } from "./narrow-lines.ts";
import type { NarrowLines } from "./narrow-lines.ts";
import { degreeText, pointText } from "./words.ts";
import type { Words } from "./words.ts";

/** Of every cell, row by row. `narrow`: the lines that are shaded, while they are. */
export function cellLabels(
  view: View,
  wording: Wording,
  narrow?: NarrowLines,
): readonly (readonly string[])[] {
  const { words } = wording;
  const free = words("grid.free");
  // Told once for a whole line: a board has hundreds of cells.
  const rows = lines(view.rows, (row) => ({
    name: rowName(row, words),
    between: betweenOn("latitude", row, view.laid, wording),
  }));
  const columns = lines(view.columns, (column) => ({
    name: columnName(column, words),
    between: betweenOn("longitude", column, view.laid, wording),
  }));
  const laid = new Map(
    view.laid.map((card) => [`${card.row}-${card.column}`, card]),
  );
  return rows.map((inRow, row) =>
    columns.map((inColumn, column) => {
      const card = laid.get(`${row}-${column}`);
      const room = narrow ? roomAt(narrow, { row, column }) : [];
      const what = card
        ? [cardText(view, card, wording)]
        : [
            free,
            ...inColumn.between,
            ...inRow.between,
            ...room.map(sayRoom(words)),
          ];
      return `${inRow.name}, ${inColumn.name}: ${what.join(", ")}`;
    }),
  );
}

export function rowName(row: number, words: Words): string {
  return words("grid.row", { row: row + 1 });
}

/** What lies where, one line for each card, as one reads a page. */
export function cardLines(view: View, wording: Wording): readonly string[] {
  const { words } = wording;
  return inReadingOrder(view.laid).map((card) =>
    [
      cardText(view, card, wording),
      rowName(card.row, words),
      columnName(card.column, words),
    ].join(", "),
  );
}

/** Where a city was laid: its cell, and the cards it lies between. */
export function whereText(
  view: View,
  { city, row, column }: Cell & { readonly city: City },
  wording: Wording,
): string {
  const { words } = wording;
  const others = view.laid.filter((card) => card.city !== city);
  const between = [
    ...betweenOn("longitude", column, others, wording),
    ...betweenOn("latitude", row, others, wording),
  ];
  return words("grid.laid-where", {
    row: rowName(row, words),
    column: columnName(column, words),
    between: between.join(", "),
  });
}

export function inReadingOrder(laid: readonly Laid[]): readonly Laid[] {
  return laid.toSorted(
    (one, other) => one.row - other.row || one.column - other.column,
  );
}

function lines<Line>(count: number, make: (line: number) => Line): Line[] {
  return Array.from({ length: count }, (_, line) => make(line));
}

function columnName(column: number, words: Words): string {
  return words("grid.column", { column: column + 1 });
}

function sayRoom(words: Words) {
  return ([axis, { low, high }]: readonly [Axis, Room]): string => {
    const ends = low === high ? [low] : [low, high];
    const degrees = ends.map((end) => degreeText(axis, end, words)).join("–");
    return words(`hints.${axis}`, { degrees });
  };
}

function cardText(view: View, card: Laid, wording: Wording): string {
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

/** N10, N11: where a line lies, by the nearest cards on both sides of it and a card in it. */
function betweenOn(
  axis: Axis,
  line: number,
  laid: readonly Laid[],
  { words, language, backs }: Wording,
): readonly string[] {
  return sidesOn(axis, line, { laid, backs }).map(([side, city]) =>
    words(`grid.where.${side}`, { city: placeName(city, language) }),
  );
}

type Side = "north" | "south" | "west" | "east" | "row" | "column";

/** What a city in this line is: north of one card, south of another, in one line with a third. Of several cards in the nearest line the one that leaves the least room. */
export function sidesOn(
  axis: Axis,
  line: number,
  { laid, backs }: Pick<View, "laid" | "backs">,
): readonly (readonly [Side, City])[] {
  const isRow = axis === "latitude";
  const lineOf = (card: Laid) => (isRow ? card.row : card.column);
  const degree = (card: Laid) => backs[card.city]?.[axis] ?? 0;
  /** West and south have the smaller degrees; rows run from north to south. */
  const up = isRow ? -1 : 1;
  const nearest = (cards: readonly Laid[], towards: 1 | -1) =>
    cards.toSorted(
      (one, other) =>
        towards * (lineOf(one) - lineOf(other)) ||
        towards * up * (degree(one) - degree(other)),
    )[0];
  const before = nearest(
    laid.filter((card) => lineOf(card) < line),
    -1,
  );
  const after = nearest(
    laid.filter((card) => lineOf(card) > line),
    1,
  );
  const same = laid.find((card) => lineOf(card) === line);
  const found = [
    [isRow ? "north" : "west", after],
    [isRow ? "south" : "east", before],
    [isRow ? "row" : "column", same],
  ] as const;
  return found.flatMap(([side, card]) =>
    card ? [[side, card.city] as const] : [],
  );
}
