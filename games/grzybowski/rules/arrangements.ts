/** Where a goal's pattern lies complete in a grid (G11), with and without the joker. */

import type { BackId } from "../content/back-sides.ts";
import type { Layout } from "./layout.ts";
import { waysToLie } from "./patterns.ts";
import type { Placement } from "./patterns.ts";

/** The places of every arrangement there is, each set of places once. */
export function masksFor(layout: Layout, goal: BackId): number[] {
  const masks: number[] = [];
  for (const placement of waysToLie(goal, layout.outside))
    if (lies(layout, placement) && !masks.includes(placement.mask))
      masks.push(placement.mask);
  return masks;
}

/** The arrangements that lack nothing but the joker's place, by the symbol it would stand for. */
export function masksByJoker(
  layout: Layout,
  goal: BackId,
  joker: number,
): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const placement of waysToLie(goal, layout.outside)) {
    const index = placement.bits.indexOf(joker);
    const symbol = placement.needs[index];
    if (symbol === undefined || !lies(layout, placement, joker)) continue;
    const masks = found.get(symbol) ?? [];
    found.set(symbol, masks);
    if (!masks.includes(placement.mask)) masks.push(placement.mask);
  }
  return found;
}

function lies({ has }: Layout, { parts }: Placement, joker?: number): boolean {
  const given = joker === undefined ? 0 : 1 << joker;
  for (const { symbol, mask } of parts)
    if (((has[symbol] ?? 0) | given) !== ((has[symbol] ?? 0) | given | mask))
      return false;
  return true;
}
