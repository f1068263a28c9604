/** Set-up: the stack, the market, who begins. */

import { below, shuffle } from "@stolik/kernel";
import type { Turn } from "@stolik/kernel";
import { cardIds } from "../content/cards.ts";
import type { Options } from "./options.ts";
import type { Event, Side, State, StateSlot, WholeCard } from "./position.ts";

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

export function setup(
  seats: number,
  options: Options,
  turn: Turn<Event>,
): State {
  const deck = cardIds.map((id) => ({ front: id, back: id }));
  const stack: WholeCard[] = shuffle(deck, turn.random);
  const market = layMarket(stack);
  const first =
    options.first === "random" ? below(turn.random, seats) : options.first; // G5
  turn.emit({ type: "begins", seat: first });
  return {
    isOpen: options.openCards,
    first,
    turn: first,
    market,
    stack,
    grids: Array.from({ length: seats }, () => ({ cards: [] })),
    isChanceUsed: false,
    isOver: false,
  };
}

/** Lays a new market from the top of the stack. */
export function layMarket(stack: WholeCard[]): StateSlot[] {
  return marketSides.map((up) => {
    const card = stack.pop();
    if (!card) throw new Error("Too few cards for a market.");
    return { up, card };
  });
}
