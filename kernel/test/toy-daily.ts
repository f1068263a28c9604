/** A toy deal a day: of six cards that come one by one, three are kept, and the sum counts. */

import { SOLVER, solverTurn } from "../daily.ts";
import type { Daily } from "../daily.ts";
import { isObject } from "../parse.ts";
import { shuffle } from "../random.ts";
import { ok, refusal, refuse } from "../result.ts";

interface ToyView {
  /** The last one lies on top, and only it is seen. */
  readonly deck: readonly (number | null)[];
  readonly kept: readonly number[];
}

interface ToyState extends ToyView {
  readonly deck: number[];
  readonly kept: number[];
}

interface ToyMove {
  readonly type: "keep" | "leave";
}

type ToyDaily = Daily<ToyView, ToyState, ToyMove, ToyMove>;

const KEPT = 3;
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

export const toyDaily: ToyDaily = {
  contentVersion: "1",
  version: 1,
  maxMoves: 6,
  deal(random) {
    for (;;) {
      const deck = shuffle([...CARDS], random).slice(0, 6);
      const start = { deck, kept: [] };
      const solution = bestOf(deck);
      // Whoever keeps what comes first must not be right.
      if (solution.slice(0, KEPT).some(({ type }) => type === "leave"))
        return { start, best: sum(highest(deck)), solution };
    }
  },
  parseMove(raw) {
    if (!isObject(raw) || Object.keys(raw).length !== 1)
      return refuse("malformed-move");
    const { type } = raw;
    return type === "keep" || type === "leave"
      ? ok({ type })
      : refuse("malformed-move");
  },
  reject({ deck, kept }, { type }) {
    const isNeeded = deck.length === KEPT - kept.length;
    return type === "leave" && isNeeded ? refusal("needed") : undefined;
  },
  apply(state, move, emit) {
    const card = state.deck.pop();
    if (card !== undefined && move.type === "keep") state.kept.push(card);
    solverTurn(emit).show(move, [SOLVER]);
  },
  isOver: ({ kept }) => kept.length === KEPT,
  view: toyView,
  score: ({ kept }) => sum(kept),
  marks: ({ kept }) => kept.map((card) => (card > 8 ? "right" : "near")),
  mistake({ solution }, moves) {
    const first = moves.findIndex(
      ({ type }, index) => type !== solution[index]?.type,
    );
    return first < 0 ? undefined : first;
  },
};

export function toyView({ deck, kept }: ToyState): ToyView {
  const top = deck.length - 1;
  return {
    deck: deck.map((card, index) => (index === top ? card : null)),
    kept,
  };
}

function bestOf(deck: readonly number[]): ToyMove[] {
  const wanted = highest(deck);
  const cards = deck.toReversed();
  const last = cards.findLastIndex((card) => wanted.includes(card));
  return cards
    .slice(0, last + 1)
    .map((card) => ({ type: wanted.includes(card) ? "keep" : "leave" }));
}

function highest(deck: readonly number[]): number[] {
  return deck.toSorted((one, other) => other - one).slice(0, KEPT);
}

function sum(cards: readonly number[]): number {
  return cards.reduce((total, card) => total + card, 0);
}
