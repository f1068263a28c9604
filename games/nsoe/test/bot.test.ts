/** The bot: honest, legal, and the stronger the more it knows. The arena plays the full numbers. */

import { playMatch } from "@stolik/games";
import type { Automaton } from "@stolik/games";
import { findGame } from "@stolik/games/node";
import { fastRandom, levels, seedFrom } from "@stolik/kernel";
import type { Level, Seat } from "@stolik/kernel";
import { remember } from "@stolik/geo/memory";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceWithin } from "../bot/chance.ts";
import { chartOf, distance, placements } from "../bot/chart.ts";
import { bot } from "../bot/index.ts";
import { characters } from "../bot/levels.ts";
import { inProportion } from "../bot/proportion.ts";
import { cities, contradictions, nsoe, pointIn } from "../rules/index.ts";
import type { Cell, Move, State, View } from "../rules/index.ts";
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
  const options = { board: "roomy", first: "random" };
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

/** Positions that bots come to, each with somebody to lay a card. */
const positions = fc
  .record({ seats: fc.integer({ min: 2, max: 4 }), moves: fc.nat({ max: 20 }) })
  .map(({ seats, moves }) => {
    let { state } = setUp(seats);
    for (let move = 0; move < moves || state.draws > 0; move += 1) {
      const view = nsoe.view(state, state.turn);
      const next = after(state, ask(view, state.turn, 2, state.turn).move);
      if (nsoe.toMove(next.state).length === 0) break;
      ({ state } = next);
    }
    return state;
  })
  .filter(({ draws }) => draws === 0);

/** No square is left between the cards for Wien; Reykjavík on a pile fits for certain. */
const hopeless = () =>
  table({
    laid: ["roma 7 7", "praha 3 8", "zagreb 4 9", "budapest 2 10"],
    hands: [["wien", "bratislava"], ["oslo"]],
    piles: [["reykjavik"], ["bern"], []],
  });

/** Where a card is laid. */
function cellOf(move: Move): Cell {
  if (move.type !== "lay") throw new Error(`${move.type} is no lay.`);
  return { row: move.row, column: move.column };
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

describe("proportion", () => {
  const edges = { low: 0, high: 90 };
  const cards = [
    { line: 4, coordinate: 45 },
    { line: 6, coordinate: 65 },
  ];
  it.each([
    ["on a card", 45, 4],
    ["half way between two cards", 55, 5],
    ["half way to the western edge", 22.5, 1.75],
    ["half way to the eastern edge", 77.5, 7.25],
    ["beyond the edge", -10, -1.5],
  ])("[N2] %s", (_, coordinate, line) => {
    expect(inProportion(9, cards, edges, coordinate)).toBeCloseTo(line, 6);
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
        nsoe.toMove(state).length > 0 && moves < nsoe.maxMoves;
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

  it.each(levels)(
    "[N10] level %i lays, of squares as good as the best, on the one nearest in proportion",
    (level) => {
      fc.assert(
        fc.property(positions, fc.nat(), (state, character) => {
          const view = nsoe.view(state, state.turn);
          const chart = chartOf(view);
          const { knowledge } = characters[level];
          const memory = remember(cities, knowledge, fastRandom(character));
          for (const { move } of ask(view, state.turn, level, character)
            .considered) {
            if (move.type !== "lay") continue;
            const city = memory[move.city];
            const free = placements(chart, city);
            const best = Math.max(...free.map(({ chance }) => chance));
            const good = free.filter(({ chance }) => chance >= 0.98 * best);
            const away = good.map((cell) => distance(chart, cell, city));
            expect(good).toContainEqual(expect.objectContaining(cellOf(move)));
            expect(distance(chart, move, city)).toBe(Math.min(...away));
          }
        }),
        { numRuns: 40 },
      );
    },
  );

  it("[N2] lays the first western city in proportion, not at the edge", () => {
    const hands = [["london"], ["oslo"]] as const;
    const state = table({
      rows: 15,
      columns: 19,
      laid: ["warszawa 8 10"],
      hands,
      piles: [["bern"], [], []],
    });
    const { move } = ask(nsoe.view(state, 0), 0, 3);
    expect(move).toMatchObject({ type: "lay", city: "london" });
    const { column } = cellOf(move);
    expect(column).toBeGreaterThan(2);
    expect(column).toBeLessThan(8);
  });

  it.each(levels)(
    "[N13] level %i has learnt where a card lies that came back to its hand",
    (level) => {
      const laid = ["roma 7 7", "milano 5 6", "wien 3 8"] as const;
      const hands = [[], ["sofia"]] as const;
      const state = table({ laid, hands, state: { isLastRound: true } });
      const back = pointIn(state.atlas, "sofia");
      const wrong = {
        type: "laid",
        seat: 1,
        city: "sofia",
        row: 0,
        column: 0,
        back,
        contradictions: [{ city: "roma", axis: "longitude", type: "order" }],
      } as const;
      for (let character = 0; character < 50; character += 1) {
        const { move } = bot.choose({
          view: nsoe.view(state, 1),
          seat: 1,
          told: [wrong, { type: "kept", seat: 1, city: "sofia" }],
          level,
          budget: 100,
          character,
          random: fastRandom(character),
        });
        const cell = cellOf(move);
        expect(contradictions(state.laid, state.backs, cell, back)).toEqual([]);
      }
    },
  );

  it("[N8] the lowest level swaps a card it is unsure of", () => {
    const view = nsoe.view(hopeless(), 0);
    expect(ask(view, 0, 1).move.type).toBe("swap");
  });

  it.each(levels)(
    "[N8] level %i lays in the third round of swaps, which would end the match",
    (level) => {
      const view = nsoe.view({ ...hopeless(), swaps: 4 }, 0);
      expect(ask(view, 0, level).move.type).toBe("lay");
    },
  );

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
