/** The last cards solved: the same as every move of the rules tried to the end. */

import { fastRandom, silentTurn } from "@stolik/kernel";
import { goldenGames } from "@stolik/kernel/testing";
import { describe, expect, it } from "vitest";
import { assess } from "../bot/assess.ts";
import { isSolvable, solve } from "../bot/endgame.ts";
import { FULL, grzybowski, layoutOf, stageOf, total } from "../rules/index.ts";
import type { Event, Move, State } from "../rules/index.ts";
import { conserved } from "./table.ts";

const files = import.meta.glob<unknown>("./golden/*.json", {
  eager: true,
  import: "default",
});

/** Positions of golden games that are solved, with one or two cards to lay. */
const positions = goldenGames(grzybowski, { files, conserved })
  .flatMap(({ name, steps }) => steps.map(({ state }) => ({ name, state })))
  .filter(({ state }) => !state.isOver && stageOf(state) === "take")
  .map(({ name, state }) => ({
    name,
    state,
    left: state.grids.map(({ cards }) => FULL - cards.length),
  }))
  .filter(({ state }) => isSolvable(state, state.turn, []));

/** Where nothing is hidden any more: at most one card lies under the top of the stack. */
const open = positions.filter(({ state }) => state.stack.length <= 2);

/** By how many points whoever is to move leads at the end, every move tried by the rules but the use of chances. */
function tried(state: State): number {
  const seat = state.turn;
  let most = -Infinity;
  for (const take of grzybowski.moves(state, seat)) {
    if (take.type !== "take") continue;
    const taken = after(state, take);
    for (const lay of grzybowski.moves(taken, seat))
      if (lay.type === "lay" && lay.chance === undefined)
        most = Math.max(most, leadAfter(after(taken, lay), seat));
  }
  return most;
}

function leadAfter(laid: State, seat: number): number {
  const ended = after(laid, { type: "end" });
  if (!ended.isOver) return -tried(ended);
  const [own = 0, other = 0] = [seat, 1 - seat].map((one) =>
    total(layoutOf(ended.grids[one]!)),
  );
  return own - other;
}

function after(state: State, move: Move): State {
  const then = structuredClone(state);
  const turn = silentTurn<Event>(fastRandom(1));
  grzybowski.apply(then, then.turn, move, turn);
  return then;
}

describe("the last cards", () => {
  it("are found in golden games", () => {
    expect(open.length).toBeGreaterThan(0);
  });

  it.each(open)(
    "[G10] $name, $left to lay: as the rules have it",
    ({ state }) => {
      const leads = solve(state, state.turn).map(({ lead }) => lead);
      expect(Math.max(...leads)).toBe(tried(state));
    },
  );

  it.each(positions.slice(0, 3))(
    "[G10] $name, $left to lay: judged exactly",
    ({ state }) => {
      const seat = state.turn;
      const [first, ...others] = solve(state, seat).toSorted(
        (one, other) => other.lead - one.lead,
      );
      const worst = others.at(-1);
      if (!first || !worst) throw new Error("There is a choice.");
      const { slot, cell } = worst;
      const up = state.market[slot]?.up ?? "front";
      const [verdict] = assess({
        question: {
          view: grzybowski.view(state, seat),
          seat,
          told: [],
          level: 3,
          budget: 0,
          character: 7,
          random: fastRandom(5),
        },
        moves: [
          { type: "take", slot },
          { type: "lay", cell, up },
          { type: "end" },
        ],
        told: [],
        later: [],
        end: state,
        isLast: false,
      });
      expect(verdict).toMatchObject({ played: worst.lead, spread: 0 });
      expect(verdict?.best).toBe(first.lead);
    },
  );
});
