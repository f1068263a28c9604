/** Making a deal: a start card and ten well-known places, some of which have to go between others. */

import { copy, shuffle, SOLVER } from "@stolik/kernel";
import type { Random } from "@stolik/kernel";
import type { Card, Move } from "../rules/position.ts";
import { placesOf, printed } from "../rules/setup.ts";
import { wrongCards } from "./judging.ts";
import { layAll, outermost, rightPlace } from "./lays.ts";
import { BONUS, CARDS } from "./position.ts";
import type { Deal, DealState } from "./position.ts";

/** C3: everybody shall know most of them. */
const DIFFICULTY = "easy";

/** Shuffles until it is not enough to know the directions from the start card. */
export function deal(random: Random): Deal {
  for (;;) {
    const [card, ...cards] = shuffle([...placesOf(DIFFICULTY)], random);
    if (!card) throw new Error("There are no cards.");
    const start = tableOf(card, cards.slice(0, CARDS));
    if (isTrivial(start)) continue;
    const solution: Move[] = layAll(copy(start), rightPlace).map((slot) => ({
      type: "lay",
      ...slot,
    }));
    solution.push({ type: "estimate", wrong: 0 });
    return { start, best: CARDS + BONUS, solution };
  }
}

/** Whether all is right for whoever lays every card at the end of an arm. */
export function isTrivial(start: DealState): boolean {
  const table = copy(start);
  layAll(table, outermost);
  return wrongCards(table).length === 0;
}

function tableOf(start: Card, cards: readonly Card[]): DealState {
  return {
    variant: "coordinates",
    difficulty: DIFFICULTY,
    openBook: false,
    first: SOLVER,
    turn: SOLVER,
    awaited: [SOLVER],
    stage: { type: "lay" },
    tokens: [0],
    deck: cards.toReversed(),
    box: [],
    start,
    arms: { west: [], east: [], south: [], north: [] },
    gone: [],
    open: [],
    backs: printed,
    order: [],
  };
}
