/** By how much a card was laid wrong: the least that would have made it right. */

import { degrees } from "./comparison.ts";
import type { Axis, Cell, Point } from "./position.ts";
import { roomIn } from "./room.ts";
import type { OpenCards } from "./room.ts";

/** How many whole degrees further north and east a city truly lies than it might have lain to be right there; 0 and 0: it is right. */
export function correctionAt(
  open: OpenCards,
  { row, column }: Cell,
  point: Point,
): Point {
  return {
    latitude: beyond(open, "latitude", row, point),
    longitude: beyond(open, "longitude", column, point),
  };
}

function beyond(
  open: OpenCards,
  axis: Axis,
  line: number,
  point: Point,
): number {
  const { low, high } = roomIn(open, axis, line);
  const printed = degrees(point[axis]);
  return printed - Math.max(low, Math.min(high, printed));
}
