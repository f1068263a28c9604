/** A newcomer to Nord Sud Ovest Est: a child who compares with the cards that lie there, and swaps what fits nowhere. */

import { remember } from "@stolik/geo/memory";
import type { Recollection } from "@stolik/geo/memory";
import { fastRandom } from "@stolik/kernel";
import { cities, contradictions, freeCells } from "@stolik/nsoe/rules";
import type { Cell, City, Event, Move, Point, View } from "@stolik/nsoe/rules";
import { newcomer } from "./newcomer.ts";

/** How far Europe reaches on the map of a classroom, in degrees. */
const EUROPE: Point = { latitude: 36, longitude: 69 };
/** What a cell far from its place on that map counts beside a card that speaks against it. */
const FAR = 0.01;

/** A card and the cell it seems to belong to. */
interface Thought extends Cell {
  readonly city: City;
  /** How many cards on the board speak against it, and a little for being far from its place on the map. */
  readonly worry: number;
}

export const nsoe = newcomer<View, Move, Event>(({ view, seat, character }) => {
  const memory = remember(cities, "wanderer", fastRandom(character));
  const think = (city: City) => thought(view, city, memory[city]);
  const tops = view.piles.flatMap((cards, pile) => {
    const city = cards.at(-1);
    return city ? [{ ...think(city), pile }] : [];
  });
  if (view.draws > 0) return { type: "draw", pile: calmest(tops).pile };
  const hand = (view.hands[seat] ?? []).map(think);
  const { city, row, column, worry } = calmest(hand);
  const isStuck = worry >= 1 && !view.isLastRound;
  const wanted = isStuck ? tops.find((top) => top.worry < 1) : undefined;
  return wanted
    ? { type: "swap", city: worst(hand).city, pile: wanted.pile }
    : { type: "lay", city, row, column };
});

function thought(view: View, city: City, known: Recollection): Thought {
  // Columns speak of longitudes and rows of latitudes: each line is compared once.
  const columns = Array.from({ length: view.columns }, (_, column) =>
    against(view, { row: 0, column }, known, "longitude"),
  );
  const rows = Array.from({ length: view.rows }, (_, row) =>
    against(view, { row, column: 0 }, known, "latitude"),
  );
  const thoughts = [...freeCells(view)].map((cell) => {
    const said = (columns[cell.column] ?? 0) + (rows[cell.row] ?? 0);
    return { ...cell, city, worry: said + FAR * distance(view, cell, known) };
  });
  return calmest(thoughts);
}

/** How many cards on the board speak against a line, on average over where the city may be: here, or a bit to either side. */
function against(
  { laid, backs }: View,
  cell: Cell,
  known: Recollection,
  axis: "latitude" | "longitude",
): number {
  const doubts = [-1, 0, 1].map((doubt) => {
    const point = {
      latitude: known.latitude + doubt * known.spread.latitude,
      longitude: known.longitude + doubt * known.spread.longitude,
    };
    const found = contradictions(laid, backs, cell, point);
    return found.filter((one) => one.axis === axis).length;
  });
  return doubts.reduce((sum, count) => sum + count, 0) / doubts.length;
}

/** How far a cell lies from where the map on the wall has the point, held so that the reference city lies right. */
function distance(view: View, cell: Cell, point: Point): number {
  const [reference] = view.laid;
  const origin = reference && view.backs[reference.city];
  if (!origin) throw new Error("A board without a reference city.");
  const across = (point.longitude - origin.longitude) / EUROPE.longitude;
  const up = (point.latitude - origin.latitude) / EUROPE.latitude;
  const column = reference.column + across * view.columns;
  const row = reference.row - up * view.rows;
  return Math.hypot(cell.row - row, cell.column - column);
}

function worst(hand: readonly Thought[]): Thought {
  const most = Math.max(...hand.map(({ worry }) => worry));
  return hand.find(({ worry }) => worry === most) ?? calmest(hand);
}

function calmest<Some extends { readonly worry: number }>(
  thoughts: readonly Some[],
): Some {
  const least = Math.min(...thoughts.map(({ worry }) => worry));
  const found = thoughts.find(({ worry }) => worry === least);
  if (!found) throw new Error("There is nothing to think about.");
  return found;
}
