/** First steps in Europe Crosswise: seven cards around Paris, one false, one doubted in vain, one bluff, and a stop. */

import type { KeyOf } from "@stolik/furniture";
import type { Lesson } from "@stolik/kernel";
import { back } from "../content/backs.ts";
import { cards } from "../content/cards.ts";
import type { Back, Card, Move, State } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import type en from "./en.json";

const BRUNO = 1;

export const lesson: Lesson<State, Move, KeyOf<typeof en>, Code> = {
  seats: 2,
  start: {
    variant: "coordinates",
    difficulty: "mixed",
    openBook: false,
    first: 0,
    turn: 0,
    awaited: [0],
    stage: { type: "lay" },
    tokens: [4, 4],
    // From bottom to top.
    deck: [
      "barcelona",
      "milano",
      "lisboa",
      "athina",
      "london",
      "roma",
      "madrid",
    ],
    box: ["kyiv", "oslo"],
    start: "paris",
    arms: { west: [], east: [], south: [], north: [] },
    gone: [],
    open: [],
    backs: Object.fromEntries(
      cards.map((card) => [card, back(card)]),
    ) as Record<Card, Back>,
  },
  beats: [
    // C7: beyond the end of an arm.
    [
      { say: "aim", point: ["card=paris", "deck=madrid"] },
      {
        say: "west",
        asks: [{ type: "lay", arm: "west", index: 0 }],
        point: ["slot=west-0"],
      },
      { say: "west-laid" },
    ],
    // C7, C8: agreeing, and between two cards.
    [
      {
        say: "agree",
        before: [
          [BRUNO, { type: "agree" }],
          [BRUNO, { type: "lay", arm: "east", index: 0 }],
        ],
        asks: [{ type: "agree" }],
        point: ["agree"],
      },
      {
        say: "between",
        asks: [{ type: "lay", arm: "west", index: 0 }],
        point: ["slot=west-0"],
      },
      { say: "between-laid" },
    ],
    // C8–C10: a false card.
    [
      {
        say: "false",
        before: [
          [BRUNO, { type: "agree" }],
          [BRUNO, { type: "lay", arm: "north", index: 0 }],
        ],
        asks: [{ type: "doubt", neighbour: "paris" }],
        point: ["doubt=paris"],
      },
      // C14: covered again.
      {
        say: "won",
        asks: [{ type: "lay", arm: "west", index: 2 }],
        point: ["close", "slot=west-2"],
      },
      { say: "covered" },
    ],
    // C11: a true one.
    [
      {
        say: "true",
        before: [
          [BRUNO, { type: "agree" }],
          [BRUNO, { type: "lay", arm: "east", index: 0 }],
        ],
        asks: [{ type: "doubt", neighbour: "paris" }],
        point: ["doubt=paris"],
      },
      {
        say: "lost",
        asks: [{ type: "lay", arm: "east", index: 2 }],
        point: ["close", "slot=east-2"],
      },
      { say: "bluffed" },
    ],
    // C15–C17: the stop.
    [
      {
        say: "stop",
        before: [
          [BRUNO, { type: "agree" }],
          [BRUNO, { type: "estimate", wrong: 0 }],
        ],
        asks: [{ type: "estimate", wrong: 1 }],
        point: ["number=1", "say"],
      },
      { say: "judged" },
      { say: "over" },
    ],
  ],
};
