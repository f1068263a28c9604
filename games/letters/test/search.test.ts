/** The search finds every word, lays each as well as it can be, and lists them in order: checked against brute force. */

import { below, createTurn, fastRandom, pick, shuffle } from "@stolik/kernel";
import type { Random } from "@stolik/kernel";
import { decode, lexiconOf, wordAt, wordsBefore } from "@stolik/lexicon";
import { loadLexicon } from "@stolik/lexicon/node";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boards } from "../content/boards.ts";
import type { BoardName } from "../content/boards.ts";
import { tiles } from "../content/tiles.ts";
import {
  bestPlays,
  EMPTY,
  frontier,
  laysBySize,
  letters,
  plays,
  searchable,
} from "../rules/index.ts";
import type { Contact, Event, Reading, State } from "../rules/index.ts";
import { bruteOrder, bruteWords } from "./brute.ts";
import { at, key, table } from "./table.ts";

/** A board grown at random from START, and a rack. */
function anyTable(
  board: BoardName,
  reading: Reading,
  contact: Contact,
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
    lying[pick(frontier({ board, contact, tiles: lying }, []), random)] =
      bag.pop() ?? "";
  const rack = bag.splice(0, held);
  return table({
    racks: [rack.join(""), ""],
    pool: bag.join(""),
    state: { board, reading, contact, tiles: lying, checking: "referee" },
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

/** Words of more letters take brute force too long. */
const LONG = 8;
/** How many of the best are asked for by themselves. */
const SOME = 5;

function agrees(state: State, words: readonly string[]): void {
  const lexicon = lexiconOf(words);
  const game = letters(lexicon);
  const ready = searchable(lexicon.words);
  const listing = plays(ready, state, 0);
  const found = [...listing];
  const brute = bruteWords(words, state, 0);
  expect(found.map(({ word }) => word)).toEqual(bruteOrder(brute));
  expect(listing.length).toBe(brute.size);
  expect(bestPlays(ready, state, 0, SOME)).toEqual(found.slice(0, SOME));
  const isOdd = (word: string) => word.length % 2 === 1;
  expect(bestPlays(ready, state, 0, SOME, isOdd)).toEqual(
    found.filter(({ word }) => isOdd(word)).slice(0, SOME),
  );
  for (const [index, play] of found.entries()) {
    expect(listing.at(index)).toEqual(play);
    const { word, move, points, bonus, danger } = play;
    const tiles = move.lay.length;
    expect({ points, bonus, danger, tiles }).toEqual(brute.get(word));
    expect(game.reject(state, 0, move)).toBeUndefined();
    const after = structuredClone(state);
    const turn = createTurn<Event>(key, 1);
    game.apply(after, 0, move, turn);
    const [told] = turn.told;
    expect(told?.event).toMatchObject({ type: "word", word, points, bonus });
  }
}

describe("all words, best first", () => {
  it.each<[BoardName, Reading, Contact, number, number, number]>([
    ["square", "free", "strict", 1, 6, 25],
    ["square", "free", "strict", 3, 3, 25],
    ["square", "free", "strict", 20, 3, 25],
    ["square", "free", "strict", 33, 6, 25],
    ["square", "free", "chain", 3, 3, 25],
    ["square", "free", "chain", 33, 6, 25],
    ["flower", "free", "strict", 30, 4, 15],
    ["flower", "free", "chain", 30, 4, 15],
    ["flower", "snake", "chain", 6, 3, 25],
    ["flower", "snake", "chain", 20, 6, 25],
    ["flower", "snake", "chain", 36, 6, 25],
    ["flower", "snake", "strict", 20, 6, 25],
    ["square", "snake", "chain", 15, 4, 25],
    ["square", "snake", "strict", 15, 4, 25],
    ["square", "snake", "chain", 30, 6, 25],
  ])(
    "[L11–L13, L20, L21, L25] %s board, %s reading, %s contact, %i tiles lying, %i in hand: as brute force finds",
    { timeout: 60_000 },
    (board, reading, contact, covered, held, runs) => {
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const random = fastRandom(seed);
          const state = anyTable(
            board,
            reading,
            contact,
            covered,
            held,
            random,
          );
          agrees(state, anyWords(state, random));
        }),
        { numRuns: runs, seed: 1 },
      );
    },
  );

  it.each<[Contact]>([["strict"], ["chain"]])(
    "[L22] near the end no word needs more tiles than there are fields, with %s contact",
    (contact) => {
      const random = fastRandom(5);
      const state = anyTable("square", "free", contact, 39, 3, random);
      agrees(state, anyWords(state, random));
    },
  );
});

describe("with a real dictionary", () => {
  it.each<[BoardName, Reading, Contact]>([
    ["square", "free", "strict"],
    ["square", "free", "chain"],
    ["flower", "snake", "chain"],
  ])(
    "[L11, L13, L25] %s board, %s reading, %s contact: the words said every day, as brute force finds",
    { timeout: 60_000 },
    (board, reading, contact) => {
      const { everyday } = loadLexicon();
      const before = wordsBefore(everyday);
      const words = Array.from({ length: everyday.words }, (_, number) =>
        decode(wordAt(everyday, before, number)).toUpperCase(),
      );
      const state = anyTable(board, reading, contact, 26, 6, fastRandom(3));
      // Brute force tries every choice of old and new letters.
      agrees(
        state,
        words.filter((word) => word.length <= LONG),
      );
    },
  );
});

describe("a listing", () => {
  const ready = searchable(lexiconOf(["tor", "rto", "torba"]).words);
  const state = table({ racks: ["ORBAZE", "KINYCŁ"] });

  it("[L20] holds each word once, equals by the alphabet", () => {
    const words = [...plays(ready, state, 0)].map(({ word }) => word);
    expect(words).toEqual(["TORBA", "RTO", "TOR"]);
  });

  it("ends where it ends", () => {
    const listing = plays(ready, state, 0);
    expect(listing).toHaveLength(3);
    expect(listing.at(3)).toBeUndefined();
    expect(listing.at(-1)).toBeUndefined();
  });

  it("[L12] is empty without a tile to lay, and without words", () => {
    const none = table({ racks: ["", "KINYCŁ"] });
    expect(plays(ready, none, 0)).toHaveLength(0);
    expect(bestPlays(ready, none, 0, 1)).toEqual([]);
    const speechless = searchable(lexiconOf([]).words);
    expect(plays(speechless, state, 0)).toHaveLength(0);
    expect(bestPlays(speechless, state, 0, 1)).toEqual([]);
  });
});

describe("lays", () => {
  // Three sides of row 2, column 4 are open; the fourth, row 3, touches START.
  const strict = table({
    square: [".......", ".*.*.*.", "...A...", ".*.T.*."],
  });

  it("[L11] are no larger than there is room beside what lies there", () => {
    const lays = laysBySize(strict, 6);
    expect(lays.map(({ fields }) => fields.length)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(lays[5]?.fields.toSorted((one, other) => one - other)).toEqual([
      at(3, 3),
      at(3, 5),
      at(4, 3),
      at(4, 5),
      at(5, 4),
    ]);
  });

  it("[L11, L21] of a chain count the tiles it takes to get there", () => {
    const lays = laysBySize({ ...strict, contact: "chain" }, 6);
    expect(lays.map(({ bonus }) => bonus)).toEqual([0, 0, 0, 0, 0, 0, 10]);
    expect(lays.map(({ fields }) => fields.length)).toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ]);
    expect(lays[6]?.fields).toEqual(
      expect.arrayContaining([at(2, 3), at(2, 5), at(1, 4)]),
    );
  });

  it("[L21] leave as little as they can to the next player", () => {
    // Beside the A, where no bonus field has a side, rather than beside the T, where one would lack a side less.
    const [, one] = laysBySize(strict, 1);
    expect([at(3, 3), at(3, 5)]).toContain(one?.fields[0]);
  });
});
