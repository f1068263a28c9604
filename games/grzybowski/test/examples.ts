/** The worked examples of the rules to read, as they are played: `npm run examples` writes down what comes of them. */

import type { FigureName } from "@stolik/furniture";
import type { Script } from "@stolik/kernel";
import { START } from "../rules/index.ts";
import type { Cell, FrontId, Move, Side, State } from "../rules/index.ts";
import type { Code } from "../rules/refusal.ts";
import type en from "../board/rules/en.json";
import { at, grid, table } from "./table.ts";
import type { Drawn, Sketch } from "./table.ts";

export { grzybowski as game } from "../rules/index.ts";

type Say = FigureName<typeof en>;

const OLA = 0;
const BRUNO = 1;

/** The first place of the market with its front up (G4). */
const FRONT = 2;

export const scripts = {
  places: {
    seats: 2,
    eyes: OLA,
    start: small([
      [
        "prozna-street",
        "electric-trams",
        "~bund-fighters",
        "iron-shops",
        "pogrom-of-1881",
      ],
      [".", ".", "krochmalna-street"],
    ]),
    steps: [{ say: "places", plays: [[OLA, take(FRONT)]] }],
  },
  fed: {
    seats: 2,
    eyes: OLA,
    start: small([["~bund-fighters", "boycott"]], offering("grzybow-town")),
    steps: [
      { say: "fed-goal", look: pointing(1, 1) },
      { say: "fed-take", plays: [[OLA, take(FRONT)]] },
      { say: "fed-lay", plays: [[OLA, lay(at(2, 2))]] },
    ],
  },
  "one-pair": laid(
    "one-pair",
    [
      ["grzybow-town", "boycott", "."],
      [".", "~bund-fighters", "."],
    ],
    "electric-trams",
    at(1, 3),
  ),
  "two-pairs": laid(
    "two-pairs",
    [
      ["grzybow-town", "boycott", "~bund-fighters"],
      ["electric-trams", ".", "."],
    ],
    "antisemitic-campaign",
    at(2, 2),
  ),
  shared: {
    seats: 2,
    eyes: OLA,
    start: small([
      ["~chaim-pozner", "great-synagogue", "~singer"],
      ["prozna-street", "peretz", "nozyk-synagogue"],
      [".", "bersohn-museum", "."],
      [".", "rabbinical-school", "."],
    ]),
    steps: [
      { say: "shared-tee", look: pointing(1, 1) },
      { say: "shared-line", look: pointing(1, 3) },
      { say: "shared-both" },
    ],
  },
  chance: {
    seats: 2,
    eyes: OLA,
    start: small(
      [
        ["grzybow-town", "iron-gate", "boycott"],
        ["~bund-fighters", ".", "."],
      ],
      { market: ["gmina-starozakonnych"] },
    ),
    steps: [
      {
        say: "chance-lay",
        plays: [
          [OLA, take(0)],
          [OLA, lay(at(2, 2), "back")],
        ],
      },
      {
        say: "chance-wait",
        plays: [
          [OLA, { type: "end" }],
          [BRUNO, take(FRONT)],
          [BRUNO, lay(START)],
          [BRUNO, { type: "end" }],
        ],
      },
      {
        say: "chance-use",
        plays: [
          [
            OLA,
            { type: "swap", chance: at(2, 2), one: at(1, 2), other: at(1, 3) },
          ],
        ],
      },
    ],
  },
  outside: {
    seats: 2,
    eyes: OLA,
    start: {
      ...small([]),
      grids: [
        grid(
          [
            [
              "iron-shops",
              "prozna-street",
              "mirow-halls",
              "~goscinny-dwor",
              "telephone-tower",
              "iron-gate",
            ],
          ],
          at(1, 6),
        ),
        grid([]),
      ],
    },
    steps: [{ say: "outside" }],
  },
} as const satisfies Readonly<Record<string, Script<State, Move, Say, Code>>>;

/** One card is laid, and that is all. */
function laid(
  say: Say,
  rows: readonly (readonly Drawn[])[],
  card: FrontId,
  cell: Cell,
): Script<State, Move, Say, Code> {
  const plays = [
    [OLA, take(FRONT)],
    [OLA, lay(cell)],
  ] as const;
  return {
    seats: 2,
    eyes: OLA,
    start: small(rows, offering(card)),
    steps: [{ say, plays }],
  };
}

/** Ola's cards; what lies under a card stays there. */
function small(
  rows: readonly (readonly Drawn[])[],
  sketch: Sketch = {},
): State {
  return table({ mine: grid(rows), state: { isOpen: false }, ...sketch });
}

/** The card lies in the market with its front up. */
function offering(card: FrontId): Sketch {
  return { market: ["abraham-stern", "gerszon-sirota", card] };
}

function take(slot: number): Move {
  return { type: "take", slot };
}

function lay(cell: Cell, up: Side = "front"): Move {
  return { type: "lay", cell, up };
}

/** Points at the goal there. */
function pointing(row: number, column: number): string {
  return `cell=${at(row, column)}`;
}
