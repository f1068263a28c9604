/** The market: six places, and how they are laid (G4). */

import type { Side, StateSlot, WholeCard } from "./position.ts";

/** G4: two cards backs up, four fronts up. */
const marketSides: readonly Side[] = [
  "back",
  "back",
  "front",
  "front",
  "front",
  "front",
];
export const SLOTS = marketSides.length;

/** Lays a new market from the top of the stack. */
export function layMarket(stack: WholeCard[]): StateSlot[] {
  return marketSides.map((up) => {
    const card = stack.pop();
    if (!card) throw new Error("Too few cards for a market.");
    return { up, card };
  });
}
