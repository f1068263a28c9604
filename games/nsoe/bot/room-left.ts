/** How many cities still have a right space on a board, by where they truly lie: for hindsight alone. */

import {
  contradictions,
  degrees,
  freeCells,
  pointIn,
  roomIn,
} from "../rules/index.ts";
import type { Atlas, Cell, City, Point, Room, View } from "../rules/index.ts";

type Board = Pick<View, "rows" | "columns" | "laid" | "backs">;

/** The right space for a card that leaves room for most of the others. */
export interface Roomiest {
  readonly cell: Cell;
  readonly room: number;
}

export function roomiest(
  board: Board,
  city: City,
  others: readonly City[],
  atlas: Atlas,
): Roomiest | undefined {
  const point = pointIn(atlas, city);
  let best: Roomiest | undefined;
  for (const cell of freeCells(board)) {
    const { laid, backs } = board;
    if (contradictions(laid, backs, cell, point).length > 0) continue;
    const room = roomAfter(board, city, cell, others, atlas);
    if (!best || room > best.room) best = { cell, room };
  }
  return best;
}

/** How many of the others have a right space once the card lies there. */
export function roomAfter(
  board: Board,
  city: City,
  cell: Cell,
  others: readonly City[],
  atlas: Atlas,
): number {
  const then: Board = {
    ...board,
    laid: [...board.laid, { city, ...cell }],
    backs: { ...board.backs, [city]: pointIn(atlas, city) },
  };
  const free = [...freeCells(then)];
  const fits = fitsIn(then);
  return others.filter((other) => {
    const point = pointIn(atlas, other);
    return free.some((there) => fits(there, point));
  }).length;
}

function fitsIn(board: Board): (cell: Cell, point: Point) => boolean {
  const linesOf = (axis: keyof Point, count: number) =>
    Array.from({ length: count }, (_, line) => roomIn(board, axis, line));
  const rows = linesOf("latitude", board.rows);
  const columns = linesOf("longitude", board.columns);
  return ({ row, column }, { latitude, longitude }) =>
    isWithin(rows[row], latitude) && isWithin(columns[column], longitude);
}

function isWithin(room: Room | undefined, coordinate: number): boolean {
  const printed = degrees(coordinate);
  return room !== undefined && room.low <= printed && printed <= room.high;
}
