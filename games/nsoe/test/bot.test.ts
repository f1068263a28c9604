/** The bot: honest, legal, and the stronger the more it knows. The arena plays the full numbers. */

import { playMatch } from "@stolik/games";
import type { Automaton } from "@stolik/games";
import { findGame } from "@stolik/games/node";
import { fastRandom, levels, seedFrom } from "@stolik/kernel";
import type { Level, Seat } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { chanceWithin } from "../bot/chance.ts";
import { bot } from "../bot/index.ts";
import { nsoe } from "../rules/index.ts";
import type { State, View } from "../rules/index.ts";
import { after, setUp, table } from "./table.ts";

const ask = (view: View, seat: Seat, level: Level, character = 7) =>
  bot.choose({
    view,
    seat,
    told: [],
    level,
    budget: 100,
    character,
    random: fastRandom(5),
  });

function winsOf(one: Automaton, other: Automaton, matches: number): number {
  const entry = findGame("nsoe");
  if (!entry) throw new Error("no nsoe");
  const options = { board: "standard", first: "random" };
  let wins = 0;
  for (let index = 0; index < matches; index += 1) {
    const seat = index % 2;
    const players = seat === 0 ? [one, other] : [other, one];
    const seed = seedFrom(`bot test ${index}`);
    const { outcome } = playMatch(entry, {
      seats: 2,
      options,
      seed,
      players,
      budget: 100,
    });
    if (outcome.winners.includes(seat)) wins += 1 / outcome.winners.length;
  }
  return wins;
}

describe("chances", () => {
  it.each([
    [{ mean: 12, spread: 1 }, { low: -Infinity, high: Infinity }, 1],
    [{ mean: 12, spread: 1 }, { low: 12, high: Infinity }, 0.5],
    [{ mean: 0, spread: 0.5 }, { low: 0, high: 0 }, 0.9545],
    [{ mean: -3, spread: 2 }, { low: -Infinity, high: -3 }, 0.5],
    [{ mean: 12.9, spread: 0 }, { low: 12, high: 12 }, 1],
    [{ mean: 13, spread: 0 }, { low: 12, high: 12 }, 0],
    [{ mean: 12, spread: 1 }, { low: 14, high: 12 }, 0],
  ])("[N1] %j within %j: %f", (guess, interval, chance) => {
    expect(chanceWithin(guess, interval)).toBeCloseTo(chance, 3);
  });
});

describe("choosing", () => {
  it.each(levels)(
    "[N16] level %i chooses alike in all worlds it cannot tell apart",
    (level) => {
      const { state } = setUp(3);
      const view = nsoe.view(state, 1);
      const other: State = nsoe.determinize(view, 1, fastRandom(99));
      expect(ask(nsoe.view(other, 1), 1, level)).toEqual(ask(view, 1, level));
    },
  );

  it.each(levels)(
    "level %i plays legal moves only, also while drawing",
    (level) => {
      let { state } = setUp(2, { board: "tight" });
      for (
        let moves = 0;
        nsoe.toMove(state).length > 0 && moves < 200;
        moves += 1
      ) {
        const { move } = ask(
          nsoe.view(state, state.turn),
          state.turn,
          level,
          state.turn,
        );
        ({ state } = after(state, move)); // refusals throw
      }
      expect(nsoe.outcome(state)).toBeDefined();
    },
  );

  it("tells what it weighed, best first", () => {
    const { move, considered } = ask(nsoe.view(setUp(2).state, 0), 0, 3);
    const values = considered.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(considered.length).toBeGreaterThan(1);
    expect(considered.map((option) => option.move)).toContainEqual(move);
  });

  it("[N14] does not swap in the last round", () => {
    const hands = [["oslo"], []] as const;
    const state = table({ hands, state: { isLastRound: true, first: 1 } });
    expect(ask(nsoe.view(state, 0), 0, 3).move.type).toBe("lay");
  });
});

describe("strength", () => {
  it(
    "level 3 beats level 1, and level 1 beats random play",
    { timeout: 30_000 },
    () => {
      expect(winsOf(3, 1, 30)).toBeGreaterThan(18);
      expect(winsOf(1, "random", 10)).toBeGreaterThan(7);
    },
  );
});
