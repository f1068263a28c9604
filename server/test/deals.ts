/** Makers of deals for tests: one that has none, and one of a toy game that is solved in three moves. */

import { ok, refuse } from "@stolik/kernel";
import type { AnyDaily } from "@stolik/kernel";
import { makeDeal, scoreOf } from "../daily/make-deal.ts";
import type { DealMaker } from "../daily/maker.ts";

export function noDeals(): DealMaker {
  return {
    games: [],
    make: () => Promise.reject(new Error("There are no deals.")),
    score: () => Promise.reject(new Error("There are no deals.")),
    close: () => Promise.resolve(),
  };
}

interface Toy {
  left: number;
  sum: number;
  readonly target: number;
}

/** Three numbers from 0 to 9; what they add up to is the score, as long as it is not more than the target. */
const toyDaily: AnyDaily = {
  contentVersion: "toy",
  version: 1,
  maxMoves: 3,
  deal(random) {
    const target = 10 + (random.next() % 10);
    const start: Toy = { left: 3, sum: 0, target };
    return { start, best: target, solution: [5, 5, target - 10] };
  },
  parseMove: (raw) =>
    typeof raw === "number" && raw >= 0 && raw <= 9
      ? ok(raw)
      : refuse("malformed-move"),
  reject: () => undefined,
  apply(state, move) {
    const toy = state as Toy;
    toy.left -= 1;
    toy.sum += move as number;
  },
  isOver: (state) => (state as Toy).left === 0,
  view: (state) => state,
  score(state) {
    const { sum, target } = state as Toy;
    return sum > target ? 0 : sum;
  },
  marks: () => [],
  mistake: () => undefined,
};

/** Makes the toy's deals at once, and counts them. */
export function toyDeals(): DealMaker & { readonly made: string[] } {
  const made: string[] = [];
  return {
    games: ["toy"],
    made,
    make(game, day) {
      made.push(day);
      return Promise.resolve(makeDeal(toyDaily, game, day));
    },
    score: (deal, moves) => Promise.resolve(scoreOf(toyDaily, deal, moves)),
    close: () => Promise.resolve(),
  };
}
