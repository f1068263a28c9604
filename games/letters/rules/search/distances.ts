/** How far light fields are from what lies on the board. */

import type { Board } from "../../content/boards.ts";
import { EMPTY } from "../position.ts";
import type { View } from "../position.ts";

/** How many steps each light field lies from the nearest tile. */
export function distancesFrom(board: Board, tiles: View["tiles"]): number[] {
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
