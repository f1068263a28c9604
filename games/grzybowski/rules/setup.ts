/** Set-up: the stack, the market, who begins. */

import { below, shuffle } from "@stolik/kernel";
import type { Turn } from "@stolik/kernel";
import { backs } from "../content/backs.ts";
import { frontIds } from "../content/fronts.ts";
import { layMarket } from "./market.ts";
import type { Options } from "./options.ts";
import type { Event, State, WholeCard } from "./position.ts";

export function setup(
  seats: number,
  options: Options,
  turn: Turn<Event>,
): State {
  const deck = frontIds.map((front) => ({ front, back: backs[front] }));
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
