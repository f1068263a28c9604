/** Taking some of many. */

import { below } from "../random.ts";
import type { Random } from "../random.ts";

/** The first items, without asking for the rest. */
export function take<Item>(items: Iterable<Item>, limit: number): Item[] {
  const taken: Item[] = [];
  if (limit <= 0) return taken;
  for (const item of items) {
    taken.push(item);
    if (taken.length >= limit) break;
  }
  return taken;
}

/** Some of the items, each at most once, in random order. */
export function some<Item>(
  items: readonly Item[],
  count: number,
  random: Random,
): Item[] {
  const left = [...items];
  const chosen: Item[] = [];
  while (chosen.length < count && left.length > 0) {
    const index = below(random, left.length);
    chosen.push(left[index] as Item);
    left[index] = left[left.length - 1] as Item;
    left.pop();
  }
  return chosen;
}
