/** The search finds every word, and plays each for all it can bring: checked against brute force. */

import { below, createTurn, fastRandom, pick, shuffle } from "@stolik/kernel";
import type { Random } from "@stolik/kernel";
import { lexiconOf } from "@stolik/lexicon";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boards } from "../content/boards.ts";
import type { BoardName } from "../content/boards.ts";
import { tiles } from "../content/tiles.ts";
import {
  EMPTY,
  fencesBySize,
  frontier,
  letters,
  plays,
  searchable,
} from "../rules/index.ts";
import type { Event, Reading, State } from "../rules/index.ts";
import { bruteWords } from "./brute.ts";
import { at, key, table } from "./table.ts";

/** A board grown at random from START, and a rack. */
function anyTable(
  board: BoardName,
  reading: Reading,
  covered: number,
  held: number,
  random: Random,
): State {
  const bag = shuffle([...tiles], random);
  const { fields, start } = boards[board];
  const lying = fields.map((_, field) =>
    field === start ? (bag.pop() ?? "") : EMPTY,
  );
  for (let count = 1; count < covered; count += 1)
    lying[pick(frontier(boards[board], lying, []), random)] = bag.pop() ?? "";
  const rack = bag.splice(0, held);
  return table({
    racks: [rack.join(""), ""],
    pool: bag.join(""),
    state: { board, reading, tiles: lying, checking: "referee" },
  });
}

/** Strings of the letters at hand, many of which can be played. */
function anyWords(state: State, random: Random): string[] {
  const lying = state.tiles.filter((letter) => letter !== EMPTY);
  const all = [...lying, ...(state.racks[0] ?? []), pick(tiles, random)];
  const words = Array.from({ length: 25 }, () =>
    Array.from({ length: 2 + below(random, 4) }, () => pick(all, random)).join(
      "",
    ),
  );
  return [...new Set(words)];
}

function agrees(state: State, words: readonly string[]): void {
  const lexicon = lexiconOf(words);
  const game = letters(lexicon);
  const found = [...plays(searchable(lexicon.words), state, 0)];
  const totals = found.map(({ points, bonus }) => points + bonus);
  expect(totals).toEqual(totals.toSorted((one, other) => other - one));
  expect(
    new Map(found.map(({ word, points, bonus }) => [word, points + bonus])),
  ).toEqual(bruteWords(words, state, 0));
  for (const { word, move, points, bonus } of found) {
    expect(game.reject(state, 0, move)).toBeUndefined();
    const after = structuredClone(state);
    const turn = createTurn<Event>(key, 1);
    game.apply(after, 0, move, turn);
    const [told] = turn.told;
    expect(told?.event).toMatchObject({ type: "word", word, points, bonus });
  }
}

describe("all words, best first", () => {
  it.each<[BoardName, Reading, number, number, number]>([
    ["square", "free", 3, 3, 25],
    ["square", "free", 20, 3, 25],
    ["square", "free", 33, 6, 25],
    ["flower", "free", 30, 4, 15],
    ["flower", "snake", 6, 3, 25],
    ["flower", "snake", 20, 6, 25],
    ["flower", "snake", 36, 6, 25],
    ["square", "snake", 15, 4, 25],
  ])(
    "[L11–L13, L20, L21, L25] %s board, %s reading, %i tiles lying, %i in hand: as brute force finds",
    { timeout: 60_000 },
    (board, reading, covered, held, runs) => {
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const random = fastRandom(seed);
          const state = anyTable(board, reading, covered, held, random);
          agrees(state, anyWords(state, random));
        }),
        { numRuns: runs, seed: 1 },
      );
    },
  );

  it("[L22] near the end no word needs more tiles than there are fields", () => {
    const random = fastRandom(5);
    const state = anyTable("square", "free", 39, 3, random);
    agrees(state, anyWords(state, random));
  });
});

describe("fences", () => {
  it("[L11, L21] count the tiles it takes to get there", () => {
    // Three sides of row 2, column 4 are open; the fourth, row 3, touches START.
    const state = table({
      square: [".......", ".*.*.*.", "...A...", ".*.T.*."],
    });
    const fences = fencesBySize(boards.square, state.tiles, 6);
    expect(fences.map(({ bonus }) => bonus)).toEqual([0, 0, 0, 0, 0, 0, 10]);
    expect(fences[6]?.fields).toHaveLength(6);
    expect(fences[6]?.fields).toEqual(
      expect.arrayContaining([at(2, 3), at(2, 5), at(1, 4)]),
    );
  });
});
