/** A right place for every card of a deal, so that no two of them contradict each other in whatever order they are laid. */

import { backs } from "../content/backs.ts";
import type { City } from "../content/cities.ts";
import { degrees, TOLERANCE } from "../rules/comparison.ts";
import type { Axis, Cell } from "../rules/position.ts";

interface Table {
  readonly rows: number;
  readonly columns: number;
}

/** The reference city lies in the middle. Undefined: there is no room for all, or two would share a cell. */
export function placesFor(
  { rows, columns }: Table,
  reference: City,
  cards: readonly City[],
): ReadonlyMap<City, Cell> | undefined {
  const east = stepsFrom(reference, cards, "longitude", (columns - 1) / 2);
  const north = stepsFrom(reference, cards, "latitude", (rows - 1) / 2);
  if (!east || !north) return undefined;
  const places = new Map<City, Cell>();
  const taken = new Set<string>();
  for (const city of cards) {
    const row = (rows - 1) / 2 - (north.get(city) ?? 0);
    const column = (columns - 1) / 2 + (east.get(city) ?? 0);
    taken.add(`${row} ${column}`);
    places.set(city, { row, column });
  }
  return taken.size === cards.length ? places : undefined;
}

/** How many lines east or north of the reference city each card lies; `room`: how many there are on either side. */
function stepsFrom(
  reference: City,
  cards: readonly City[],
  axis: Axis,
  room: number,
): ReadonlyMap<City, number> | undefined {
  const steps = new Map<City, number>();
  const middle = printed(reference, axis);
  for (const side of [1, -1]) {
    const outwards = (city: City) => (printed(city, axis) - middle) * side;
    // Those of the same degree may lie on either side (N10).
    const here = cards.filter((city) =>
      side > 0 ? outwards(city) >= 0 : outwards(city) > 0,
    );
    const lines = linesOf(here, outwards, room);
    if (!lines) return undefined;
    for (const [index, line] of lines.entries())
      for (const city of line)
        steps.set(city, side * Math.round(((index + 1) * room) / lines.length));
  }
  return steps;
}

/** From the middle outwards: a line for each card, or where there is no room for that as few as may be (N11). */
function linesOf(
  cards: readonly City[],
  outwards: (city: City) => number,
  room: number,
): City[][] | undefined {
  const sorted = cards.toSorted(
    (one, other) => outwards(one) - outwards(other),
  );
  if (sorted.length <= room) return sorted.map((city) => [city]);
  const lines: City[][] = [];
  for (const city of sorted) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    const isNear = first && outwards(city) - outwards(first) <= TOLERANCE;
    if (line && isNear) line.push(city);
    else lines.push([city]);
  }
  return lines.length <= room ? lines : undefined;
}

function printed(city: City, axis: Axis): number {
  return degrees(backs[city][axis]);
}
