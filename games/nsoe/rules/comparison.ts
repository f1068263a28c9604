/** Right or wrong: a laid card against every card on the board. */

import type { City } from "../content/cities.ts";
import type { Cell, Contradiction, Laid, Point } from "./position.ts";

/** N11: how many degrees two cards in one line may be apart. */
export const TOLERANCE = 2;

/** N1: what the card prints, cut and not rounded. Never −0, which JSON would lose. */
export function degrees(coordinate: number): number {
  return Math.trunc(coordinate) + 0;
}

/** N9: every comparison of the new card that does not hold; none if it lies right. */
export function contradictions(
  laid: readonly Laid[],
  backs: Readonly<Partial<Record<City, Point>>>,
  cell: Cell,
  point: Point,
): Contradiction[] {
  const found: Contradiction[] = [];
  for (const other of laid) {
    const there = backs[other.city];
    if (!there)
      throw new Error(`${other.city} lies on the board without coordinates.`);
    const longitude = compare(
      cell.column - other.column,
      point.longitude,
      there.longitude,
    );
    if (longitude)
      found.push({ city: other.city, axis: "longitude", type: longitude });
    // Rows run north to south, so a smaller row asks for a greater latitude.
    const latitude = compare(
      other.row - cell.row,
      point.latitude,
      there.latitude,
    );
    if (latitude)
      found.push({ city: other.city, axis: "latitude", type: latitude });
  }
  return found;
}

/** `steps`: how many lines the new card lies further east or north than the other. */
function compare(
  steps: number,
  mine: number,
  other: number,
): Contradiction["type"] | undefined {
  const difference = degrees(mine) - degrees(other);
  if (steps === 0)
    return Math.abs(difference) > TOLERANCE ? "apart" : undefined; // N11
  return difference * steps < 0 ? "order" : undefined; // N10: equal degrees contradict nothing
}
