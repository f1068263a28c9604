/** Where pawns that share a field (Gniezno, before anyone has left) stand: south-east of it, in rows, where no other field lies. */

import type { Spot } from "./spots.ts";

/** Of a pawn that has a field to itself, the size of one that shares it. */
export const SHARED = 0.8;
const ROW = 3;
/** Of the radius of such a pawn: the first one, and the step to the next. */
const FIRST = { x: 1.1, y: 1.45 } as const;
const STEP = 2.1;

/** From the middle of the field; `radius`: of a pawn that shares it. */
export function placeInGroup(index: number, radius: number): Spot {
  const row = Math.floor(index / ROW);
  return {
    x: radius * (FIRST.x + row + STEP * (index % ROW)),
    y: radius * (FIRST.y + STEP * row),
  };
}

/** How far east and south a group of pawns reaches. */
export function groupSize(count: number, radius: number): Spot {
  const last = placeInGroup(count - 1, radius);
  const across = placeInGroup(Math.min(count, ROW) - 1, radius);
  return { x: Math.max(last.x, across.x) + radius, y: last.y + radius * 0.5 };
}
