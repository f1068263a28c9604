/** The worked examples of the rules to read, as they are played: `npm run examples` writes down what comes of them. */

import type { FigureName } from "@stolik/furniture";
import type { Script } from "@stolik/kernel";
import type { Letter } from "../content/tiles.ts";
import type { Move, State } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import type en from "../board/rules/en.json";
import {
  accept,
  at,
  challenge,
  exchange,
  petal,
  table,
  word,
} from "./table.ts";

export { game } from "./table.ts";

type Say = FigureName<typeof en>;
type LettersScript = Script<State, Move, Say, Code>;

const OLA = 0;
const BRUNO = 1;

/** TOR on START. */
const tor = ["", "", "", "..TOR.."];
const T = at(4, 3);
const O = at(4, 4);
const R = at(4, 5);
/** Above R and below it. */
const B = at(3, 5);
const A = at(5, 5);
/** Touches O and B. */
const K = at(3, 4);

const newTiles = [
  ["B", B],
  ["A", A],
] as const;

const snake = { "0,1": "T", "1,0": "O", "1,-1": "R" };
const [snakeT, snakeO, snakeR] = [petal(0, 1), petal(1, 0), petal(1, -1)];
const [snakeB, snakeA] = [petal(2, -1), petal(2, -2)];

/** One bonus field has three of its sides covered. */
const fence = ["....A..", "..R.Y..", "..TNK..", "...O..."];
const Z = at(1, 4);

export const scripts = {
  square: { ...seen(table()), eyes: null, steps: [{ say: "square" }] },
  deal: { ...seen(table()), steps: [{ say: "deal" }] },
  torba: {
    ...seen(table({ square: tor, racks: ["BAKŁŻE", "KINYCS"] })),
    steps: [
      { say: "torba-old" },
      {
        say: "torba",
        plays: [
          [OLA, torba()],
          [BRUNO, accept],
        ],
      },
    ],
  },
  exchange: {
    ...seen(table({ racks: ["ĆŃFEAS", "KINYCŁ"], pool: "WZUŻLIKO" })),
    steps: [
      { say: "exchange-given" },
      { say: "exchange", plays: [[OLA, exchange("ĆŃF")]] },
    ],
  },
  tower: refused(
    "tower",
    [
      ["A", at(3, 3)],
      ["B", at(2, 3)],
    ],
    [at(2, 3), at(3, 3), T],
    "touches-new-only",
  ),
  corner: refused(
    "corner",
    [["B", at(3, 6)]],
    [T, O, R, at(3, 6)],
    "no-contact",
  ),
  dach: refused(
    "dach",
    [
      ["D", at(3, 3)],
      ["A", at(3, 4)],
      ["C", at(3, 5)],
      ["H", at(5, 5)],
    ],
    [at(3, 3), at(3, 4), at(3, 5), at(5, 5)],
    "no-old-tile",
  ),
  krab: {
    ...seen(table({ square: tor, racks: ["BAŁŻEI", "KINYCS"] })),
    steps: [
      { say: "krab-before", plays: [[OLA, torba()]] },
      {
        say: "krab",
        plays: [
          [BRUNO, word([["K", K]], [K, R, A, B])],
          [OLA, accept],
        ],
      },
    ],
  },
  koniec: {
    ...seen(
      table({
        square: ["", "", "....I..", "..KON.."],
        racks: ["EBAŁŻS", "CIYNDR"],
      }),
    ),
    steps: [
      { say: "koni" },
      {
        say: "konie",
        plays: [[OLA, word([["E", at(3, 4)]], [T, O, R, at(3, 5), at(3, 4)])]],
      },
      {
        say: "koniec",
        plays: [
          [
            BRUNO,
            word([["C", at(3, 3)]], [T, O, R, at(3, 5), at(3, 4), at(3, 3)]),
          ],
          [OLA, accept],
        ],
      },
    ],
  },
  doubt: {
    ...seen(table({ square: tor, racks: ["BAKŁŻE", "KINYCS"] })),
    eyes: BRUNO,
    steps: [
      { say: "doubt-read", plays: [[OLA, barot()]] },
      { say: "doubt-asked", plays: [[BRUNO, challenge]] },
    ],
  },
  referee: {
    ...seen(
      table({
        square: tor,
        racks: ["BAKŁŻE", "KINYCS"],
        state: { checking: "referee" },
      }),
    ),
    steps: [
      { say: "referee", plays: [[OLA, barot()]], refused: "not-in-dictionary" },
    ],
  },
  fence: {
    ...seen(table({ square: fence, racks: ["ŻBAŁES", "KINYCW"] })),
    steps: [
      { say: "fence-open" },
      {
        say: "fence",
        plays: [
          [OLA, word([["Ż", Z]], [at(3, 4), at(4, 4), Z, at(2, 5), at(3, 5)])],
          [BRUNO, accept],
        ],
      },
    ],
  },
  flower: {
    ...seen(table({ flower: { "1,0": "T" } })),
    eyes: null,
    steps: [{ say: "flower" }],
  },
  "snake-right": {
    ...seen(table({ flower: snake, racks: ["BAKŁŻE", "KINYCS"] })),
    steps: [
      {
        say: "snake-right",
        plays: [
          [
            OLA,
            word(
              [
                ["B", snakeB],
                ["A", snakeA],
              ],
              [snakeT, snakeO, snakeR, snakeB, snakeA],
            ),
          ],
        ],
      },
    ],
  },
  "snake-wrong": {
    ...seen(table({ flower: snake, racks: ["BAKŁŻE", "KINYCS"] })),
    steps: [
      {
        say: "snake-wrong",
        plays: [
          [
            OLA,
            word(
              [
                ["B", snakeB],
                ["A", snakeA],
              ],
              [snakeB, snakeA, snakeT],
            ),
          ],
        ],
        refused: "letters-apart",
      },
    ],
  },
} as const satisfies Readonly<Record<string, LettersScript>>;

function seen(start: State): Pick<LettersScript, "seats" | "eyes" | "start"> {
  return { seats: 2, eyes: OLA, start };
}

/** What cannot be laid beside TOR. */
function refused(
  say: Say,
  lay: readonly (readonly [Letter, number])[],
  fields: readonly number[],
  code: Code,
): LettersScript {
  const rack = lay.map(([letter]) => letter).join("") + "KŁŻEIY";
  const start = table({ square: tor, racks: [rack.slice(0, 6), "NSZWAO"] });
  const plays = [[OLA, word(lay, fields)]] as const;
  return { ...seen(start), steps: [{ say, plays, refused: code }] };
}

function torba(): Move {
  return word(newTiles, [T, O, R, B, A]);
}

/** Not a word. */
function barot(): Move {
  return word(newTiles, [B, A, R, O, T]);
}
