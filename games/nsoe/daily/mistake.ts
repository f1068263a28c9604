/** Which move of a solution is worth another try. */

import { copy } from "@stolik/kernel";
import type { City } from "../content/cities.ts";
import type { Move } from "../rules/position.ts";
import type { Deal, DealState } from "./position.ts";
import { rightCells } from "./right-cells.ts";
import { apply } from "./turn.ts";

/** The first wrong card; or, where there was no right cell left for it, the card that took the last one away. */
export function mistake(
  { start }: Deal,
  moves: readonly Move[],
): number | undefined {
  const state = copy(start);
  /** The tables before the moves. */
  const before: DealState[] = [];
  for (const move of moves) {
    before.push(copy(state));
    const { length } = state.discard;
    apply(state, move, () => undefined);
    if (move.type === "lay" && state.discard.length > length)
      return lastChance(before, move.city);
  }
  return undefined;
}

/** The last table that had a right cell for the card. */
function lastChance(before: readonly DealState[], city: City): number {
  return before.findLastIndex((table) => rightCells(table, city).length > 0);
}
