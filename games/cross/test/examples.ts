/** The worked examples of the rules to read, as they are played: `npm run examples` writes down what comes of them. */

import type { FigureName } from "@stolik/furniture";
import type { Script } from "@stolik/kernel";
import { cards } from "../content/cards.ts";
import type { Card, Move, State } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import type en from "../board/rules/en.json";
import { agree, doubt, estimate, lay, stop, table } from "./table.ts";

export { cross as game } from "../rules/index.ts";

type Say = FigureName<typeof en>;

const OLA = 0;
const BRUNO = 1;

/** How many places each stack has (C3). */
const STACK = 15;

// Only a few backs are turned over, always the same ones: whoever reads the rules learns little for the match.

export const scripts = {
  deck: { seats: 4, eyes: OLA, start: dealt(), steps: [{ say: "deck" }] },
  seats: { seats: 4, eyes: OLA, start: dealt(), steps: [{ say: "seats" }] },
  slots: {
    seats: 2,
    eyes: OLA,
    start: table({
      deck: ["lisboa", "athina"],
      west: ["madrid"],
      east: ["praha", "kyiv"],
      north: ["oslo"],
      south: ["roma"],
    }),
    steps: [{ say: "slots" }],
  },
  between: {
    seats: 2,
    eyes: OLA,
    start: table({ deck: ["madrid", "london", "roma", "oslo"] }),
    steps: [
      { say: "between-top" },
      { say: "between-west", plays: [[OLA, lay("west", 0)]] },
      {
        say: "between-two",
        plays: [
          [BRUNO, agree],
          [BRUNO, lay("west", 0)],
        ],
      },
    ],
  },
  doubt: {
    seats: 2,
    eyes: BRUNO,
    start: table({ deck: ["london", "roma"], west: ["madrid"] }),
    steps: [{ say: "doubt", plays: [[OLA, lay("west", 0)]] }],
  },
  right: {
    seats: 2,
    eyes: BRUNO,
    start: table({ deck: ["london", "roma", "oslo"], west: ["madrid"] }),
    steps: [
      { say: "right-asked", plays: [[OLA, lay("west", 0)]] },
      { say: "right-turned", plays: [[BRUNO, doubt("paris")]] },
    ],
  },
  wrong: {
    seats: 2,
    eyes: BRUNO,
    start: table({ deck: ["berlin", "roma", "oslo"], east: ["wien"] }),
    steps: [
      { say: "wrong-asked", plays: [[OLA, lay("east", 1)]] },
      { say: "wrong-turned", plays: [[BRUNO, doubt("wien")]] },
    ],
  },
  stop: {
    seats: 2,
    eyes: OLA,
    start: stop({ deck: ["stop", "roma"], west: ["london", "madrid"] }),
    steps: [{ say: "stop" }],
  },
  berlin: {
    seats: 2,
    eyes: OLA,
    start: stop({
      deck: ["stop", "roma"],
      east: ["praha", "wien", "berlin", "budapest"],
    }),
    steps: [
      { say: "berlin-said", plays: [[BRUNO, estimate(2)]] },
      { say: "berlin", plays: [[OLA, estimate(1)]] },
    ],
  },
  budapest: {
    seats: 2,
    eyes: OLA,
    start: stop({
      deck: ["stop", "roma"],
      east: ["budapest", "praha", "wien"],
    }),
    steps: [
      { say: "budapest-said", plays: [[BRUNO, estimate(1)]] },
      { say: "budapest", plays: [[OLA, estimate(2)]] },
    ],
  },
  nearest: {
    seats: 4,
    eyes: OLA,
    start: stop({
      deck: ["stop", "roma"],
      tokens: [4, 4, 4, 4],
      east: ["budapest", "praha", "wien", "berlin", "london"],
    }),
    steps: [
      {
        say: "nearest",
        plays: [2, 3, 3, 5].map((wrong, seat) => [seat, estimate(wrong)]),
      },
    ],
  },
  line: {
    seats: 2,
    eyes: OLA,
    start: table({
      start: "praha",
      deck: ["roma", "oslo"],
      west: ["brugge", "valletta"],
      east: ["wien", "london"],
      state: { variant: "people" },
    }),
    steps: [{ say: "line" }],
  },
} as const satisfies Readonly<Record<string, Script<State, Move, Say, Code>>>;

/** A match of four before its first turn. */
function dealt(): State {
  const top: readonly Card[] = ["london", "stonehenge", "lisboa"];
  const others = cards.filter(
    (card) => card !== "paris" && !top.includes(card),
  );
  const stack = (from: number, count: number) =>
    others.slice(from, from + count);
  return table({
    tokens: [4, 4, 4, 4],
    deck: [
      ...top,
      ...stack(0, STACK - top.length),
      "stop",
      ...stack(STACK, STACK),
      "stop",
      ...stack(2 * STACK, STACK),
    ],
    box: [],
  });
}
