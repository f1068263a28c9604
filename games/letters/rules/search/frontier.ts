/** Where a tile may be laid (L11), and how far other fields are from what lies there. */

import type { Board } from "../../content/boards.ts";
import { EMPTY } from "../position.ts";
import type { View } from "../position.ts";

type Tiles = View["tiles"];

/** The free fields where a tile may be laid once these are (L11). */
export function frontier(
  board: Board,
  tiles: Tiles,
  fields: readonly number[],
): number[] {
  const isCovered = (field: number) =>
    tiles[field] !== EMPTY || fields.includes(field);
  const found: number[] = [];
  for (const [field, touching] of board.touching.entries())
    if (!isCovered(field) && touching.some(isCovered)) found.push(field);
  return found;
}

/** How many steps each light field lies from the nearest tile. */
export function distancesFrom(board: Board, tiles: Tiles): number[] {
  const distances = board.fields.map((_, field) =>
    tiles[field] === EMPTY ? Infinity : 0,
  );
  const queue = [...distances.keys()].filter((field) => distances[field] === 0);
  for (const field of queue)
    for (const side of board.touching[field] ?? [])
      if (distances[side] === Infinity) {
        distances[side] = (distances[field] ?? 0) + 1;
        queue.push(side);
      }
  return distances;
}
