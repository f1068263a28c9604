/** Two maps of one person as one. An answer that was a bluff on either is off both. */

import { greatest, ordered } from "../greatest.ts";
import { keyOf, MOST_ARROWS, MOST_MATCHES } from "./store.ts";
import type { OwnMap } from "./store.ts";

export function joinMaps(one: OwnMap, other: OwnMap): OwnMap {
  const bluffs = union(one.bluffs, other.bluffs);
  const isBluff = new Set(bluffs);
  const arrows = [...one.arrows, ...other.arrows].filter(
    (arrow) => !isBluff.has(keyOf(arrow)),
  );
  return {
    matches: union(one.matches, other.matches),
    arrows: greatest(
      arrows,
      keyOf,
      [({ at = 0 }) => at],
      MOST_ARROWS,
    ).toReversed(),
    bluffs,
  };
}

function union(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])]
    .toSorted(ordered)
    .slice(0, MOST_MATCHES);
}
