/** Where to lay so many tiles: which bonus fields they can fence in (L21), and the fields it takes (L11). */

import type { Board } from "../../content/boards.ts";
import { EMPTY } from "../position.ts";
import type { View } from "../position.ts";

/** A lay that fences in bonus fields with as few tiles as it can be done. */
export interface Fence {
  readonly bonus: number;
  readonly fields: readonly number[];
}

type Tiles = View["tiles"];

const NOTHING: Fence = { bonus: 0, fields: [] };

/** For every number of tiles up to the limit, the best fence it suffices for: at index 0 none. */
export function fencesBySize(
  board: Board,
  tiles: Tiles,
  limit: number,
): Fence[] {
  const distances = distancesFrom(board, tiles);
  const best: Fence[] = Array.from({ length: limit + 1 }, () => NOTHING);
  choose(0, [], 0);
  return best;

  /** Every set of bonus fields whose open sides are few enough. */
  function choose(
    from: number,
    fields: readonly number[],
    bonus: number,
  ): void {
    for (let index = from; index < board.bonuses.length; index += 1) {
      const prize = board.bonuses[index];
      const open = prize?.sides.filter((side) => tiles[side] === EMPTY) ?? [];
      if (!prize || open.length === 0) continue;
      const all = [...new Set([...fields, ...open])];
      if (all.length > limit) continue;
      const sum = bonus + prize.points;
      const lay = anchored(board, tiles, distances, all, limit);
      if (lay) record({ bonus: sum, fields: lay });
      choose(index + 1, all, sum);
    }
  }

  function record(fence: Fence): void {
    for (let size = fence.fields.length; size <= limit; size += 1)
      if (fence.bonus > (best[size]?.bonus ?? 0)) best[size] = fence;
  }
}

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

/** The fewest fields, these among them, that can all be laid (L11); undefined if it takes more than the limit. */
function anchored(
  board: Board,
  tiles: Tiles,
  distances: readonly number[],
  fields: readonly number[],
  limit: number,
): readonly number[] | undefined {
  const adrift = looseGroup(board, tiles, fields);
  if (!adrift) return fields;
  const spare = limit - fields.length;
  const nearest = Math.min(...adrift.map((field) => distances[field] ?? 0));
  // A group at distance 3 needs two more tiles between it and what lies there, or another group there.
  if (spare < 1 || (nearest - 1 > spare && isAlone(adrift, fields)))
    return undefined;
  let best: readonly number[] | undefined;
  for (const field of adrift)
    for (const side of board.touching[field] ?? []) {
      if (tiles[side] !== EMPTY || fields.includes(side)) continue;
      const most = (best?.length ?? limit + 1) - 1;
      const found = anchored(
        board,
        tiles,
        distances,
        [...fields, side],
        Math.min(limit, most),
      );
      if (found) best = found;
    }
  return best;
}

function isAlone(group: readonly number[], fields: readonly number[]): boolean {
  return group.length === fields.length;
}

/** Fields that touch one another but nothing that lies there; undefined if there are none. */
function looseGroup(
  board: Board,
  tiles: Tiles,
  fields: readonly number[],
): readonly number[] | undefined {
  const met = new Set<number>();
  for (const first of fields) {
    if (met.has(first)) continue;
    const group = [first];
    met.add(first);
    let isLoose = true;
    for (const field of group)
      for (const side of board.touching[field] ?? []) {
        if (tiles[side] !== EMPTY) isLoose = false;
        else if (fields.includes(side) && !met.has(side)) {
          met.add(side);
          group.push(side);
        }
      }
    if (isLoose) return group;
  }
  return undefined;
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
