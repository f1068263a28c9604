/** A newcomer to Nord Sud Ovest Est: a child who lays a card where a map of Europe over the board would have it. */

import { remember } from "@stolik/geo/memory";
import { fastRandom } from "@stolik/kernel";
import { cities, contradictions, freeCells } from "@stolik/nsoe/rules";
import type { Cell, Event, Move, Point, View } from "@stolik/nsoe/rules";
import { newcomer } from "./newcomer.ts";

/** Europe as a child sees it on the wall: the middle, and how far it reaches either way, in degrees. */
const MIDDLE: Point = { latitude: 50, longitude: 15 };
const REACH: Point = { latitude: 18, longitude: 30 };

export const nsoe = newcomer<View, Move, Event>(({ view, seat, character }) => {
  if (view.draws > 0) return { type: "draw", pile: fullPile(view) };
  const memory = remember(cities, "tourist", fastRandom(character));
  const lays = (view.hands[seat] ?? []).flatMap((city) => {
    const cell = bestCell(view, memory[city]);
    return cell ? [{ city, ...cell }] : [];
  });
  const [best] = lays.toSorted((one, other) => one.worry - other.worry);
  if (!best) throw new Error("The board is full.");
  const { city, row, column } = best;
  return { type: "lay", city, row, column };
});

/** A cell and how many of the cards on the board speak against it; what lies far from its place counts a little. */
interface Considered extends Cell {
  readonly worry: number;
}

function bestCell(view: View, point: Point): Considered | undefined {
  let best: Considered | undefined;
  for (const cell of freeCells(view)) {
    const against = contradictions(view.laid, view.backs, cell, point).length;
    const worry = against + distance(view, cell, point) / 100;
    if (!best || worry < best.worry) best = { ...cell, worry };
  }
  return best;
}

/** How far a cell lies from where the map on the wall has the point, in cells. */
function distance(view: View, cell: Cell, point: Point): number {
  const across = (point.longitude - MIDDLE.longitude) / REACH.longitude;
  const up = (point.latitude - MIDDLE.latitude) / REACH.latitude;
  const column = ((1 + across) * (view.columns - 1)) / 2;
  const row = ((1 - up) * (view.rows - 1)) / 2;
  return Math.hypot(cell.row - row, cell.column - column);
}

function fullPile(view: View): number {
  return view.piles.findIndex((pile) => pile.length > 0);
}
