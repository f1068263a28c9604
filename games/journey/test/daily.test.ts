/** The daily deals: a hundred days, cards that are only counted, the end, and which turn is worth another try. */

import { beginSolving, dealOf, solve, SOLVER } from "@stolik/kernel";
import type { Solving } from "@stolik/kernel";
import { dailyLaws } from "@stolik/kernel/testing";
import { expect, it } from "vitest";
import {
  distances,
  gniezno,
  journey,
  PRIZES,
  stepsAllowed,
} from "../rules/index.ts";
import type { Move } from "../rules/index.ts";
import { daily } from "../daily/index.ts";
import { fieldOfMarker, goalsFrom, openOf, wayTo } from "../daily/legs.ts";
import { planner } from "../daily/plans.ts";
import type { Deal, DealState } from "../daily/position.ts";

dailyLaws({
  game: journey.id,
  daily,
  guess: (state, random) =>
    journey.sample?.({ ...state, hands: [[]] }, SOLVER, random),
  gameView: (state) => journey.view(state, null),
  isTrivial: (deal) => daily.score(inHaste(deal).state) >= deal.best,
});

const deal = dealOn("2026-11-17");
/** All seven markers can be had. */
const whole = dealOn("2026-11-24");
const stays = deal.start.roll.flatMap((die): Move[] => [
  { type: "take", die },
  { type: "go", to: gniezno },
]);

it("a pawn in Gniezno, seven markers, seven dice and no cards", () => {
  const { pawns, markers, dice, roll, hands } = deal.start;
  expect(pawns).toEqual([gniezno]);
  expect(markers).toHaveLength(7);
  expect(roll).toHaveLength(7);
  expect(dice).toEqual(roll);
  expect(hands).toEqual([[]]);
});

it("[J16] the cards for the markers are counted, and lie face down", () => {
  const { told, state } = played(whole.solution, whole);
  const cards = whole.solution.map((_, index) =>
    daily.score(played(whole.solution.slice(0, index + 1), whole).state),
  );
  expect([...new Set(cards)]).toEqual([0, 3, 6, 9, 11, 13, 14, 15]);
  const { hands, deck } = daily.view(state);
  expect([...hands.flat(), ...deck].every((card) => card === null)).toBe(true);
  expect(told.flat()).not.toContainEqual(
    expect.objectContaining({ type: "drew" }),
  );
});

it("[J17] after the seventh marker there are no others", () => {
  const { told, state } = played(whole.solution, whole);
  expect(state).toMatchObject({ markers: [], ending: "spent" });
  expect(told.flat()).not.toContainEqual(
    expect.objectContaining({ type: "placed" }),
  );
});

it("[J10] cards are not played, not even those that were drawn", () => {
  const at = played(whole.solution.slice(0, -1), whole);
  const [card] = at.state.hands[SOLVER] ?? [];
  expect(card).toBeDefined();
  expect(solve(daily, at, { type: "advance", card })).toMatchObject({
    refusal: { code: "cards-counted", rule: "J16" },
  });
});

it("[J9] a die that was taken is gone, and there is no other roll", () => {
  const at = played(deal.solution.slice(0, 2));
  const [first] = deal.solution;
  if (first?.type !== "take") throw new Error("A turn begins with a die.");
  const { dice, roll } = at.state;
  const index = roll.indexOf(first.die);
  expect(dice).toEqual(roll.toSpliced(index, 1));
  expect(untilOver(stays).state.dice).toEqual([]);
});

it("[J27] five turns without a marker are not the end", () => {
  expect(daily.isOver(played(stays.slice(0, 10)).state)).toBe(false);
});

it("the end comes as soon as the dice left lead to no marker, and not before", () => {
  expect(daily.isOver(played(deal.solution.slice(0, -2)).state)).toBe(false);
  const { state, moves } = untilOver(stays);
  const before = played(moves.slice(0, -2)).state;
  const nearest = Math.min(
    ...deal.start.markers.map(
      (marker) => distances[gniezno]?.[fieldOfMarker(marker)] ?? Infinity,
    ),
  );
  expect(stepsOf(before)).toBeGreaterThanOrEqual(nearest);
  expect(stepsOf(state)).toBeLessThan(nearest);
});

it("whoever wastes their dice is told where to begin again, and has nothing", () => {
  const { state, moves } = untilOver(stays);
  expect(daily.score(state)).toBe(0);
  const marks = daily.marks(state);
  expect(marks).toContain("wrong");
  expect(marks).not.toContain("near");
  expect(daily.mistake(deal, moves)).toBe(marks.indexOf("wrong") * 2);
});

it("a marker that costs others is nearly right; the first such turn is worth another try", () => {
  const { state, moves } = inHaste(deal);
  const marks = daily.marks(state);
  const index = daily.mistake(deal, moves) ?? -1;
  expect(index).toBe(marks.findIndex((mark) => mark !== "right") * 2);
  expect(marks[index / 2]).toBe("near");
  // The best can be reached from there, by whoever thinks now.
  expect(cardsWithin(played(moves.slice(0, index)).state)).toBe(deal.best);
  const after = played(moves.slice(0, index + 2)).state;
  expect(cardsWithin(after)).toBeLessThan(deal.best);
});

function dealOn(day: string): Deal {
  return dealOf(daily, journey.id, day) as Deal;
}

interface Played extends Solving {
  readonly state: DealState;
  readonly moves: readonly Move[];
}

function played(moves: readonly Move[], of = deal): Played {
  let at = beginSolving(of);
  for (const move of moves) {
    const next = solve(daily, at, move);
    if (!next.ok) throw new Error(next.refusal.code);
    at = next.value;
  }
  return at as Played;
}

/** As many of the turns as it takes. */
function untilOver(turns: readonly Move[]): Played {
  for (let end = 2; end <= turns.length; end += 2) {
    const at = played(turns.slice(0, end));
    if (daily.isOver(at.state)) return at;
  }
  throw new Error("It is not over.");
}

/** By whoever makes for the nearest marker, with the smallest die that leads there, or else with the longest. */
function inHaste(of: Deal): Played {
  const moves: Move[] = [];
  for (;;) {
    const at = played(moves, of);
    if (daily.isOver(at.state)) return at;
    const { pawns, markers, dice } = at.state;
    const pawn = pawns[SOLVER] ?? 0;
    const [goal] = goalsFrom({ pawn, markers }).toSorted(
      (one, other) => one.steps - other.steps,
    );
    const byReach = openOf({ pawn, markers, dice }).dice;
    if (!goal) throw new Error("A marker is always the nearest.");
    const die =
      byReach.findLast((one) => stepsAllowed(one) >= goal.steps) ?? byReach[0];
    if (die === undefined) throw new Error("It is not over without a die.");
    const way = wayTo(goal.marker, pawn, markers);
    const to = way[stepsAllowed(die)] ?? fieldOfMarker(goal.marker);
    moves.push({ type: "take", die }, { type: "go", to });
  }
}

/** The most that can still be reached. */
function cardsWithin({ pawns, markers, taken, dice }: DealState): number {
  const open = openOf({ pawn: pawns[SOLVER] ?? 0, markers, dice });
  const count = taken.length + planner().best(open).length;
  return PRIZES.slice(0, count).reduce<number>((sum, one) => sum + one, 0);
}

function stepsOf({ dice }: DealState): number {
  return dice.reduce((sum, die) => sum + stepsAllowed(die), 0);
}
