/** First steps in Nord Sud Ovest Est: six cards around Roma, one of them wrong on purpose. */

import type { KeyOf } from "@stolik/furniture";
import type { Lesson } from "@stolik/kernel";
import { backs } from "../content/backs.ts";
import { atlasOf } from "../rules/atlas.ts";
import { boards } from "../rules/options.ts";
import type { Move, State } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import type en from "./en.json";

const BRUNO = 1;

// All of it lies near Roma, so that a phone shows it without moving the plate.

export const lesson: Lesson<State, Move, KeyOf<typeof en>, Code> = {
  seats: 2,
  start: {
    ...boards.tight,
    first: 0,
    turn: 0,
    draws: 0,
    hands: [
      ["warszawa", "wien", "milano"],
      ["athina", "madrid", "oslo"],
    ],
    piles: [
      ["bern", "lyon", "porto", "london", "dublin", "napoli"],
      ["riga", "kyiv", "sofia", "chisinau"],
      ["tirana", "cagliari", "palermo"],
    ],
    discard: [],
    laid: [{ city: "roma", row: 3, column: 5 }],
    backs: { roma: backs.roma },
    atlas: atlasOf((city) => backs[city]),
    swaps: 0,
    isLastRound: false,
  },
  beats: [
    // N7, N10: further north is further up, further east is further right.
    [
      { say: "aim", point: ["cell=3-5", "seat=0"] },
      {
        say: "warsaw",
        asks: [{ type: "lay", city: "warszawa", row: 0, column: 7 }],
        point: ["card=warszawa", "cell=0-7"],
      },
      { say: "warsaw-right" },
    ],
    // N9: compared with every card.
    [
      {
        say: "vienna",
        before: [[BRUNO, { type: "lay", city: "athina", row: 5, column: 7 }]],
        asks: [{ type: "lay", city: "wien", row: 1, column: 6 }],
        point: ["card=wien", "cell=1-6"],
      },
      { say: "vienna-right" },
    ],
    // N11, N13: too far apart in one column, and what that costs.
    [
      {
        say: "milan",
        before: [[BRUNO, { type: "lay", city: "madrid", row: 3, column: 3 }]],
        asks: [{ type: "lay", city: "milano", row: 2, column: 5 }],
        point: ["card=milano", "cell=2-5"],
      },
      { say: "draw", asks: [{ type: "draw", pile: 0 }], point: ["pile=0"] },
      {
        say: "draw-again",
        asks: [{ type: "draw", pile: 1 }],
        point: ["pile=1"],
      },
      { say: "milan-wrong" },
    ],
    // N11: near enough for one row.
    [
      {
        say: "naples",
        before: [[BRUNO, { type: "swap", city: "oslo", pile: 0 }]],
        asks: [{ type: "lay", city: "napoli", row: 3, column: 6 }],
        point: ["card=napoli", "cell=3-6"],
      },
      { say: "naples-right" },
    ],
    // N8: a swap.
    [
      {
        say: "swap",
        before: [
          [BRUNO, { type: "lay", city: "dublin", row: 0, column: 4 }],
          [BRUNO, { type: "draw", pile: 0 }],
          [BRUNO, { type: "draw", pile: 1 }],
        ],
        asks: [{ type: "swap", city: "chisinau", pile: 2 }],
        point: ["card=chisinau", "pile=2"],
      },
      { say: "swapped" },
    ],
    // N14: the last card, and the round is finished.
    [
      {
        say: "palermo",
        before: [[BRUNO, { type: "swap", city: "sofia", pile: 1 }]],
        asks: [{ type: "lay", city: "palermo", row: 4, column: 5 }],
        point: ["card=palermo", "cell=4-5"],
      },
      { say: "last-card" },
      {
        say: "over",
        before: [[BRUNO, { type: "lay", city: "london", row: 0, column: 4 }]],
      },
    ],
  ],
};
