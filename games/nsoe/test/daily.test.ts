/** The daily deals: a hundred days, swaps that are counted, wrong cards, and which move is worth another try. */

import { beginSolving, dealOf, solve, SOLVER } from "@stolik/kernel";
import type { Solving } from "@stolik/kernel";
import { dailyLaws } from "@stolik/kernel/testing";
import { expect, it } from "vitest";
import type { City } from "../content/cities.ts";
import { nsoe } from "../rules/index.ts";
import type { Move } from "../rules/index.ts";
import { misplaced } from "../board/misplaced.ts";
import { isTrivial } from "../daily/close-lays.ts";
import { daily } from "../daily/index.ts";
import type { Deal, DealState } from "../daily/position.ts";
import { rightCells } from "../daily/right-cells.ts";

dailyLaws({
  game: nsoe.id,
  daily,
  guess: (state, random) => nsoe.sample?.(state, SOLVER, random),
  gameView: (state) => nsoe.view(state, SOLVER),
  isTrivial: ({ start }) => isTrivial(start),
});

const deal = dealOf(daily, nsoe.id, "2026-11-17") as Deal;
const [first, ...others] = deal.solution;
const hand = deal.start.hands[SOLVER] ?? [];
const queue = deal.start.piles[0] ?? [];
const top = queue.at(-1);

it("a hand of three and a queue of nine, of which only the next is seen", () => {
  const { hands, piles } = daily.view(deal.start);
  expect(hands).toEqual([hand]);
  expect(hand).toHaveLength(3);
  expect(piles).toEqual([[...Array<null>(8).fill(null), top]]);
});

it("[N8] a swapped card goes to the end of the queue, three times at most", () => {
  let at = beginSolving(deal);
  const swapped = cityAt(0);
  at = played(at, { type: "swap", city: swapped, pile: 0 });
  expect(stateOf(at).hands[SOLVER]?.[0]).toBe(top);
  expect(stateOf(at).piles[0]?.[0]).toBe(swapped);
  for (const index of [1, 2])
    at = played(at, { type: "swap", city: cityAt(index), pile: 0 });
  expect(daily.view(stateOf(at)).swapsLeft).toBe(0);
  expect(stateOf(at).ending).toBeUndefined();
  const [city] = stateOf(at).hands[SOLVER] ?? [];
  expect(solve(daily, at, { type: "swap", city, pile: 0 })).toMatchObject({
    refusal: { code: "no-swaps-left", rule: "N8" },
  });
});

it("[N13] a deal tells which cities were laid wrong, as a match does", () => {
  const city = cityAt(0);
  const at = played(beginSolving(deal), wrongLay(deal.start, city));
  const heard = at.told.map((events, index) => ({ seq: index + 1, events }));
  const view = daily.view(stateOf(at));
  expect(
    misplaced({ view, heard: heard as never }, SOLVER, () => true),
  ).toMatchObject([
    { place: city, other: { place: deal.start.laid[0]?.city } },
  ]);
});

it("a wrong card leaves, costs nothing, and the next one comes", () => {
  const city = cityAt(0);
  const at = played(beginSolving(deal), wrongLay(deal.start, city));
  const { hands, discard, laid, draws } = stateOf(at);
  expect(discard).toEqual([city]);
  expect(hands).toEqual([[...hand.slice(1), top]]);
  expect(laid).toHaveLength(1);
  expect(draws).toBe(0);
  expect(at.told[0]).toMatchObject([
    { type: "laid", city },
    { type: "drew", city: top, pile: 0 },
  ]);
});

it("all twelve laid wrong end the deal with nothing", () => {
  let at = beginSolving(deal);
  const moves: Move[] = [];
  while (!daily.isOver(stateOf(at))) {
    const [city] = stateOf(at).hands[SOLVER] ?? [];
    if (!city) throw new Error("There is no card.");
    const move = wrongLay(stateOf(at), city);
    moves.push(move);
    at = played(at, move);
  }
  expect(moves).toHaveLength(12);
  expect(daily.score(stateOf(at))).toBe(0);
  expect(daily.marks(stateOf(at))).not.toContain("right");
  expect(daily.mistake(deal, moves)).toBe(0);
});

it("the first wrong card is worth another try", () => {
  if (!first) throw new Error("The solution is empty.");
  const before = played(beginSolving(deal), first);
  const wrong = wrongLay(stateOf(before), cityAt(1));
  expect(daily.mistake(deal, [first, wrong])).toBe(1);
});

it("or the card that left no room for it", () => {
  // Whoever lays close to the reference city is out of room soon.
  let at = beginSolving(deal);
  const chances: number[] = [];
  for (;;) {
    const [city] = stateOf(at).hands[SOLVER] ?? [];
    if (!city) throw new Error("The deal is trivial.");
    const { row, column } = deal.start.laid[0] ?? { row: 0, column: 0 };
    const [cell] = rightCells(stateOf(at), city).toSorted(
      (one, other) =>
        Math.hypot(one.row - row, one.column - column) -
        Math.hypot(other.row - row, other.column - column),
    );
    if (!cell) {
      const moves = [...at.moves, wrongLay(stateOf(at), city)] as Move[];
      const mistake = daily.mistake(deal, moves) ?? -1;
      expect(chances).toContain(mistake);
      expect(mistake).toBeLessThan(moves.length - 1);
      return;
    }
    chances.push(at.moves.length);
    at = played(at, { type: "lay", city, ...cell });
  }
});

it("the witness leaves room for its cards in whatever order they come", () => {
  let at = beginSolving(deal);
  const swap = { type: "swap", city: cityAt(0), pile: 0 } as const;
  at = played(at, swap);
  for (const move of others) at = played(at, move);
  if (first) at = played(at, first);
  expect(daily.score(stateOf(at))).toBe(deal.best);
});

function cityAt(index: number): City {
  const city = hand[index];
  if (!city) throw new Error(`There is no card ${index}.`);
  return city;
}

function stateOf({ state }: Solving): DealState {
  return state as DealState;
}

function played(at: Solving, move: Move): Solving {
  const next = solve(daily, at, move);
  if (!next.ok) throw new Error(next.refusal.code);
  return next.value;
}

/** In the north-western corner, or in the south-eastern one. */
function wrongLay(state: DealState, city: City): Move {
  const right = rightCells(state, city);
  const cells = [
    { row: 0, column: 0 },
    { row: state.rows - 1, column: state.columns - 1 },
  ];
  const cell = cells.find(
    ({ row, column }) =>
      !right.some((one) => one.row === row && one.column === column),
  );
  if (!cell) throw new Error("It is right everywhere.");
  return { type: "lay", city, ...cell };
}
