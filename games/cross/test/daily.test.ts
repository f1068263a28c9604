/** The daily deals: a hundred days, no doubts, the score, and which move is worth another try. */

import { beginSolving, dealOf, solve, SOLVER } from "@stolik/kernel";
import type { Solving } from "@stolik/kernel";
import { dailyLaws } from "@stolik/kernel/testing";
import { expect, it } from "vitest";
import { cross } from "../rules/index.ts";
import type { Move } from "../rules/index.ts";
import { isTrivial } from "../daily/deal.ts";
import { daily } from "../daily/index.ts";
import { outermost, layAll } from "../daily/lays.ts";
import { copy } from "@stolik/kernel";
import type { Deal, DealState } from "../daily/position.ts";

dailyLaws({
  game: cross.id,
  daily,
  guess: (state, random) => cross.sample?.(state, SOLVER, random),
  gameView: (state) => cross.view(state, SOLVER),
  isTrivial: ({ start }) => isTrivial(start),
});

const deal = dealOf(daily, cross.id, "2026-11-17") as Deal;
const lays = deal.solution.slice(0, -1);

it("a start card and ten cards, of which only the next is seen", () => {
  const { deck, arms, backs } = daily.view(deal.start);
  expect(deck).toEqual([...Array<null>(9).fill(null), deal.start.deck.at(-1)]);
  expect(Object.values(arms).flat()).toEqual([]);
  expect(Object.values(backs).every((back) => back === null)).toBe(true);
});

it("[C8] nobody is asked: the next card comes at once, and after the last one the stop", () => {
  const after = played(lays.slice(0, 1));
  expect(stateOf(after)).toMatchObject({
    stage: { type: "lay" },
    awaited: [0],
  });
  const stopped = played(lays);
  expect(stateOf(stopped).stage.type).toBe("stop");
  expect(stopped.told.at(-1)?.at(-1)).toEqual({ type: "stop", laid: 10 });
});

it("[C15] nothing is told of the score before the stop is judged", () => {
  expect(daily.score(stateOf(played(lays)))).toBe(0);
});

it.each([
  [0, 12, 2],
  [1, 10, 0],
])("[C17] all right and %i said: %i points", (wrong, score, gain) => {
  const at = played([...lays, { type: "estimate", wrong }]);
  expect(daily.score(stateOf(at))).toBe(score);
  expect(at.told.at(-1)).toMatchObject([
    { type: "estimated" },
    { type: "judged", wrong: 0, gains: [gain] },
  ]);
  expect(daily.mistake(deal, at.moves as Move[])).toBe(
    wrong === 0 ? undefined : 10,
  );
});

it("[C16] wrong cards cost a point each, and are marked in the order of laying", () => {
  const careless: Move[] = layAll(copy(deal.start), outermost).map((slot) => ({
    type: "lay",
    ...slot,
  }));
  const before = played(careless);
  const at = played([...careless, { type: "estimate", wrong: 10 }]);
  const wrong = daily.marks(stateOf(at)).filter((mark) => mark === "wrong");
  expect(wrong.length).toBeGreaterThan(0);
  expect(daily.score(stateOf(at))).toBe(10 - wrong.length);
  const index = daily.mistake(deal, at.moves as Move[]) ?? -1;
  // All before it was right.
  expect(daily.mistake(deal, careless.slice(0, index + 1))).toBe(index);
  expect(stateOf(before).order).toHaveLength(10);
});

function stateOf({ state }: Solving): DealState {
  return state as DealState;
}

function played(moves: readonly Move[]): Solving {
  let at = beginSolving(deal);
  for (const move of moves) {
    const next = solve(daily, at, move);
    if (!next.ok) throw new Error(next.refusal.code);
    at = next.value;
  }
  return at;
}
