/** First steps in Open Letters: one word after the other around TOR, three of them refused at first. */

import type { KeyOf } from "@stolik/furniture";
import type { Lesson } from "@stolik/kernel";
import { boards } from "../content/boards.ts";
import type { Letter } from "../content/tiles.ts";
import { EMPTY } from "../rules/position.ts";
import type { Move, State } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import type en from "./en.json";

const BRUNO = 1;

/** Where the tiles lie or will lie: row and column of the square board, counted from 1. */
const T = at(4, 3);
const O = at(4, 4);
const R = at(4, 5);
const K = at(3, 4);
const A = at(5, 5);
const S = at(3, 3);
const BESIDE_S = at(3, 2);
const CORNER_OF_T = at(5, 2);
const P = at(2, 5);
const M = at(5, 4);
const B = at(5, 6);
const U = at(5, 3);

export const lesson: Lesson<State, Move, KeyOf<typeof en>, Code> = {
  seats: 2,
  words: ["kot", "kra", "sport", "most", "torba"],
  start: {
    board: "square",
    reading: "free",
    contact: "strict",
    checking: "challenge",
    challengeSeconds: 10,
    repeats: true,
    opening: [],
    first: 0,
    turn: 0,
    // TOR on START; EZYL leaves one side of the bonus field at the right open.
    tiles: lying([
      ["T", T],
      ["O", O],
      ["R", R],
      ["E", at(3, 5)],
      ["Z", at(3, 6)],
      ["Y", at(3, 7)],
      ["L", at(4, 7)],
    ]),
    racks: [[..."KSPBŹI"], [..."AMUDGJ"]],
    pool: [..."ĄĆĘFHŁŃÓŚŻCINNZOAWEEOIA"],
    scores: [0, 0],
    best: [0, 0],
    idle: 0,
    sheet: [],
  },
  beats: [
    // L8, L13: a word of lying and new tiles.
    [
      { say: "aim", point: [`field=${T}`, `field=${O}`, `field=${R}`] },
      {
        say: "kot",
        asks: [word([["K", K]], [K, O, T])],
        point: ["slot=0", `field=${K}`, `field=${O}`, `field=${T}`, "play"],
      },
      { say: "kot-stands" },
    ],
    // L12: never of new tiles only.
    [
      {
        say: "new-only",
        before: [[BRUNO, word([["A", A]], [K, R, A])]],
        asks: [word([["S", S]], [S])],
        refused: "no-old-tile",
        shown: "why=no-old-tile",
        point: ["slot=0", `field=${S}`],
      },
      // L11: what a new tile touches.
      {
        say: "touches-new",
        asks: [
          word(
            [
              ["S", S],
              ["P", BESIDE_S],
            ],
            [S, BESIDE_S],
          ),
        ],
        refused: "touches-new-only",
        shown: "why=touches-new-only",
        point: ["slot=1", `field=${BESIDE_S}`],
      },
      {
        say: "corner",
        asks: [
          word(
            [
              ["S", S],
              ["P", CORNER_OF_T],
            ],
            [S, CORNER_OF_T],
          ),
        ],
        refused: "no-contact",
        shown: "why=no-contact",
        point: ["slot=1", `field=${CORNER_OF_T}`],
      },
    ],
    // L13: re-read, in any order.
    [
      {
        say: "sport",
        asks: [
          word(
            [
              ["S", S],
              ["P", P],
            ],
            [S, P, O, R, T],
          ),
        ],
        point: [
          "slot=1",
          `field=${P}`,
          `field=${O}`,
          `field=${R}`,
          `field=${T}`,
          "play",
        ],
      },
      { say: "sport-stands" },
    ],
    // L20, L21: points, and a bonus field fenced in.
    [
      {
        say: "fence",
        before: [[BRUNO, word([["M", M]], [M, O, S, T])]],
        asks: [word([["B", B]], [T, O, R, B, A])],
        point: [
          `field=${T}`,
          `field=${O}`,
          `field=${R}`,
          "slot=0",
          `field=${B}`,
          `field=${A}`,
          "play",
        ],
      },
      { say: "fenced" },
    ],
    // L17: asking the dictionary.
    [
      {
        say: "doubt",
        before: [[BRUNO, word([["U", U]], [R, O, K, U, T])]],
        asks: [{ type: "challenge" }],
        point: ["action=challenge"],
      },
      { say: "refused" },
    ],
    // L9: an exchange.
    [
      {
        say: "exchange",
        asks: [{ type: "exchange", letters: ["Ź"] }],
        point: ["action=exchange", "slot=0", "action=sure"],
      },
      { say: "over" },
    ],
  ],
};

function word(
  lay: readonly (readonly [letter: Letter, field: number])[],
  fields: readonly number[],
): Move {
  return {
    type: "word",
    lay: lay.map(([letter, field]) => ({ letter, field })),
    word: fields,
  };
}

function lying(tiles: readonly (readonly [Letter, number])[]): Letter[] {
  const found: Letter[] = boards.square.fields.map(() => EMPTY);
  for (const [letter, field] of tiles) found[field] = letter;
  return found;
}

function at(row: number, column: number): number {
  return boards.square.fields.findIndex(
    ({ x, y }) => x === column - 1 && y === row - 1,
  );
}
