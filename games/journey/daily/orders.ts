/** In how many orders a number of markers can be collected. */

import { fieldOfMarker, goalsFrom, spendings, without } from "./legs.ts";
import type { Open } from "./legs.ts";

type Dice = readonly number[];

/** Counted no further than `limit`, which is enough to know that there are too many. */
export function ordersOf(
  { pawn, markers, dice }: Open,
  count: number,
  limit: number,
): number {
  return ordersFrom({ pawn, markers }, [dice], count, limit);
}

/** `pools`: all that may be left of the dice by now. */
function ordersFrom(
  at: Omit<Open, "dice">,
  pools: readonly Dice[],
  count: number,
  limit: number,
): number {
  if (count === 0) return 1;
  let orders = 0;
  for (const { marker, steps } of goalsFrom(at)) {
    if (orders >= limit) break;
    const left = poolsAfter(pools, steps).filter(
      ({ length }) => length >= count - 1,
    );
    if (left.length === 0) continue;
    const markers = at.markers.filter((other) => other !== marker);
    const pawn = fieldOfMarker(marker);
    orders += ordersFrom({ pawn, markers }, left, count - 1, limit - orders);
  }
  return orders;
}

/** Each once. */
function poolsAfter(pools: readonly Dice[], steps: number): Dice[] {
  const found = new Map<string, Dice>();
  for (const pool of pools)
    for (const spent of spendings(pool, steps)) {
      const left = without(pool, spent);
      found.set(left.join(), left);
    }
  return [...found.values()];
}
