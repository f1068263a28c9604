/** The deal of a day: a hundred of them, and what is a mistake in one. */

import { checkSolution, copy, dealOf, pick, SOLVER } from "@stolik/kernel";
import type { DailyDeal } from "@stolik/kernel";
import { dailyLaws } from "@stolik/kernel/testing";
import { describe, expect, it } from "vitest";
import { daily } from "../daily/index.ts";
import { backSides, grzybowski as game } from "../rules/index.ts";
import type { Event, Move, State } from "../rules/index.ts";

type Deal = DailyDeal<State, Move>;

dailyLaws({
  game: "grzybowski",
  daily,
  guess: (state, random) => pick([...game.moves(state, SOLVER)], random),
  gameView: (state) => game.view(state, SOLVER),
  isTrivial: ({ start, best }) => daily.score(laidForMost(start)) >= best,
});

describe("a deal", () => {
  const deal = dealOf(daily, "grzybowski", "2026-11-17") as Deal;
  const turns = Array.from({ length: 6 }, (_, turn) =>
    deal.solution.slice(turn * 3, turn * 3 + 3),
  );

  it("has nineteen cards that lie and six to be laid, none of them a chance", () => {
    const { grids, market, stack } = deal.start;
    const cards = [...(grids[SOLVER]?.cards ?? []), ...market];
    expect([grids.length, cards.length, stack.length]).toEqual([1, 25, 0]);
    for (const { up, card } of cards)
      if (up === "back" && card)
        expect(backSides[card.back].type).not.toMatch(/chance|joker/);
  });

  it("is solved in any order", () => {
    const moves = turns.toReversed().flat();
    const solved = checkSolution(daily, deal, moves);
    expect(solved.ok && daily.score(solved.value.state as State)).toBe(
      deal.best,
    );
    expect(daily.mistake(deal, moves)).toBeUndefined();
  });

  it("ends without a winner", () => {
    const solved = checkSolution(daily, deal, deal.solution);
    if (!solved.ok) throw new Error(solved.refusal.code);
    const told = solved.value.told.flat().map((event) => (event as Event).type);
    expect(told).toContain("laid");
    expect(told).not.toContain("over");
  });

  it("knows the card that was laid wrong, and marks it", () => {
    // The third and the fifth card change places.
    const moves = copy(deal.solution) as Move[];
    const [third, fifth] = [moves[7], moves[13]];
    if (third?.type !== "lay" || fifth?.type !== "lay")
      throw new Error("Every second move of a turn lays a card.");
    moves[7] = { ...third, cell: fifth.cell };
    moves[13] = { ...fifth, cell: third.cell };
    const solved = checkSolution(daily, deal, moves);
    if (!solved.ok) throw new Error(solved.refusal.code);
    const end = solved.value.state as State;
    expect(daily.score(end)).toBeLessThan(deal.best);
    expect(daily.mistake(deal, moves)).toBe(7);
    const marks = daily.marks(end).map((mark) => mark === "right");
    expect(marks).toEqual([true, true, false, true, false, true]);
  });
});

/** By whoever always lays what brings most at once. */
function laidForMost(start: State): State {
  let state = start;
  while (!state.isOver) {
    let best: State | undefined;
    for (const taken of after(state, "take"))
      for (const laid of after(taken, "lay"))
        if (!best || daily.score(laid) > daily.score(best)) best = laid;
    if (!best) throw new Error("There is always a card and a place.");
    [state = best] = after(best, "end");
  }
  return state;
}

function after(state: State, type: Move["type"]): State[] {
  return [...game.moves(state, SOLVER)]
    .filter((move) => move.type === type)
    .map((move) => {
      const next = copy(state);
      daily.apply(next, move, () => undefined);
      return next;
    });
}
