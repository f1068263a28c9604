/** Which moves there are: lay, swap, draw; read from foreign data, listed, drawn at random, refused. */

import {
  below,
  isIndex,
  isObject,
  isOneOf,
  ok,
  pick,
  refusal,
  refuse,
} from "@stolik/kernel";
import type { Random, Seat } from "@stolik/kernel";
import { cities } from "../content/cities.ts";
import { boards } from "./options.ts";
import type { Cell, Move, View } from "./position.ts";
import type { Refusal, Result } from "./refusal.ts";

const ANY_ROW = boards.roomy.rows;
const ANY_COLUMN = boards.roomy.columns;
const PILES = 3;

export function parseMove(raw: unknown): Result<Move> {
  if (!isObject(raw)) return refuse("malformed-move");
  const { type, city, pile, row, column } = raw;
  const members = Object.keys(raw).length;
  if (type === "draw" && members === 2 && isIndex(pile, PILES))
    return ok({ type, pile });
  if (!isOneOf(city, cities)) return refuse("malformed-move");
  if (type === "swap" && members === 3 && isIndex(pile, PILES))
    return ok({ type, city, pile });
  if (
    type === "lay" &&
    members === 4 &&
    isIndex(row, ANY_ROW) &&
    isIndex(column, ANY_COLUMN)
  ) {
    return ok({ type, city, row, column });
  }
  return refuse("malformed-move");
}

export function* moves(at: View, seat: Seat): Iterable<Move> {
  const piles = fullPiles(at);
  if (at.draws > 0) {
    for (const pile of piles) yield { type: "draw", pile };
    return;
  }
  for (const city of at.hands[seat] ?? []) {
    for (const cell of freeCells(at)) yield { type: "lay", city, ...cell };
    for (const pile of piles) yield { type: "swap", city, pile };
  }
}

/** Every listed move is as likely as any other. */
export function sample(at: View, seat: Seat, random: Random): Move {
  const piles = fullPiles(at);
  if (at.draws > 0) return { type: "draw", pile: pick(piles, random) };
  const city = pick(at.hands[seat] ?? [], random);
  const cells = at.rows * at.columns;
  const chosen = below(random, cells - at.laid.length + piles.length);
  if (chosen < piles.length)
    return { type: "swap", city, pile: piles[chosen] ?? 0 };
  for (;;) {
    const index = below(random, cells);
    const row = Math.floor(index / at.columns);
    const column = index % at.columns;
    if (!isTaken(at, { row, column }))
      return { type: "lay", city, row, column };
  }
}

export function reject(at: View, seat: Seat, move: Move): Refusal | undefined {
  if (at.draws > 0 && move.type !== "draw") return refusal("draw-first", "N13");
  switch (move.type) {
    case "draw":
      if (at.draws === 0) return refusal("nothing-to-draw", "N13");
      return rejectPile(at, move.pile);
    case "swap":
      return rejectCard(at, seat, move.city) ?? rejectPile(at, move.pile);
    case "lay":
      return rejectCard(at, seat, move.city) ?? rejectCell(at, move);
  }
}

/** By index: a search by a function takes engines ten times as long where a list is frozen. */
export function isTaken({ laid }: Pick<View, "laid">, cell: Cell): boolean {
  for (let index = 0; index < laid.length; index += 1) {
    const card = laid[index];
    if (card?.row === cell.row && card.column === cell.column) return true;
  }
  return false;
}

export function* freeCells(
  at: Pick<View, "rows" | "columns" | "laid">,
): Iterable<Cell> {
  for (let row = 0; row < at.rows; row += 1) {
    for (let column = 0; column < at.columns; column += 1) {
      if (!isTaken(at, { row, column })) yield { row, column };
    }
  }
}

function fullPiles(at: View): number[] {
  const full: number[] = [];
  for (const [index, pile] of at.piles.entries())
    if (pile.length > 0) full.push(index);
  return full;
}

function rejectCard(at: View, seat: Seat, city: string): Refusal | undefined {
  const hand: readonly string[] = at.hands[seat] ?? [];
  const isHeld = hand.includes(city);
  return isHeld ? undefined : refusal("not-in-hand", "N7", { city });
}

function rejectPile(at: View, pile: number): Refusal | undefined {
  return at.piles[pile]?.length
    ? undefined
    : refusal("empty-pile", "N8", { pile: pile + 1 });
}

function rejectCell(at: View, cell: Cell): Refusal | undefined {
  if (cell.row >= at.rows || cell.column >= at.columns)
    return refusal("off-the-board", "N2");
  return isTaken(at, cell) ? refusal("cell-taken", "N12") : undefined;
}
