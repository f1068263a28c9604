/** Which degrees a line of the board has room for, from the cards that lie open on it (N10, N11). */

import { degrees, TOLERANCE } from "./comparison.ts";
import type { Axis, View } from "./position.ts";

/** The lowest and the highest degree that contradicts no card on the board. */
export interface Room {
  readonly low: number;
  readonly high: number;
}

export type OpenCards = Pick<View, "laid" | "backs">;

/** Never empty: all cards on the board are right, and equal degrees are right on either side (N10). */
export function roomIn(
  { laid, backs }: OpenCards,
  axis: Axis,
  line: number,
): Room {
  let low = -Infinity;
  let high = Infinity;
  for (const { city, row, column } of laid) {
    const point = backs[city];
    if (!point) throw new Error(`${city} lies on the board face up.`);
    const there = degrees(point[axis]);
    // Rows run north to south, so a smaller row asks for a greater latitude.
    const steps = axis === "longitude" ? line - column : row - line;
    const slack = steps === 0 ? TOLERANCE : 0; // N11
    if (steps >= 0) low = Math.max(low, there - slack);
    if (steps <= 0) high = Math.min(high, there + slack);
  }
  return { low, high };
}
