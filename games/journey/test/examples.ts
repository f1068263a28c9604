/** The worked examples of the rules to read, as they are played: `npm run examples` writes down what comes of them. */

import type { FigureName } from "@stolik/furniture";
import type { Script } from "@stolik/kernel";
import { allCards } from "../content/cards.ts";
import type { Card } from "../content/cards.ts";
import type { TrackId } from "../content/track.ts";
import type { Move, State } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import type en from "../board/rules/en.json";
import { advance, end, go, stop, table, take } from "./table.ts";
import type { Sketch } from "./table.ts";

export { journey as game } from "../rules/index.ts";

type Say = FigureName<typeof en>;

const OLA = 0;
const BRUNO = 1;

/** What Ola draws for a marker. */
const PRIZE: readonly Card[] = ["blue-1853", "city-torun", "grey-1410"];

/** Markers of which one lies near the place where all set out. */
const FAR = [
  "torun",
  "malbork",
  "czestochowa",
  "grunwald",
  "tykocin",
  "zamosc",
  "wieliczka",
] as const;

/** Markers of which three do. */
const NEAR = [
  "biskupin",
  "torun",
  "miedzyrzecz",
  "czestochowa",
  "grunwald",
  "tykocin",
  "zamosc",
] as const;

export const scripts = {
  map: {
    seats: 2,
    eyes: OLA,
    start: before({}, { pawns: ["gniezno", "gniezno"], markers: FAR }),
    steps: [{ say: "map" }],
  },
  dice: {
    seats: 2,
    eyes: OLA,
    start: before({ turn: BRUNO, dice: [4] }),
    steps: [
      { say: "dice-last" },
      {
        say: "dice-roll",
        plays: [
          [BRUNO, take(4)],
          [BRUNO, go("lodz")],
        ],
      },
      { say: "dice-take", plays: [[OLA, take(3)]] },
    ],
  },
  "order-right": ordered(
    ["order-right-start", "order-right-one", "order-right-two"],
    ["grey-1385", "grey-1466"],
  ),
  "order-wrong": ordered(
    ["order-wrong-start", "order-wrong-one", "order-wrong-two"],
    ["grey-1466", "grey-1385"],
  ),
  long: {
    seats: 2,
    eyes: OLA,
    start: before({}, { pawns: ["gniezno", "lublin"] }),
    steps: [
      { say: "long-take", plays: [[OLA, take(1)]] },
      { say: "long-go", plays: [[OLA, go("krakow")]] },
    ],
  },
  marker: {
    seats: 2,
    eyes: OLA,
    start: before(
      {},
      {
        pawns: ["poznan", "warszawa"],
        markers: NEAR,
        deck: [...allCards.filter((card) => !PRIZE.includes(card)), ...PRIZE],
      },
    ),
    steps: [
      { say: "marker-take", plays: [[OLA, take(3)]] },
      { say: "marker-stop" },
      { say: "marker-go", plays: [[OLA, go("biskupin")]] },
    ],
  },
  "grey-same": played("grey-same", "grey-1410", "1410"),
  "grey-other": played("grey-other", "grey-1791", "1410"),
  "blue-earlier": played("blue-earlier", "blue-1364", "1410"),
  "blue-later": played("blue-later", "blue-1807", "1410"),
  eagle: played("eagle", "eagle", "1410"),
  stop: {
    seats: 2,
    eyes: OLA,
    start: table({
      track: ["1385", "1505"],
      hands: [["stop", "grey-1385"], ["blue-1652"]],
      state: { dice: [2, 4, 5, 6], die: 3 },
    }),
    steps: [
      { say: "stop-lay", plays: [[OLA, stop(BRUNO)]] },
      {
        say: "stop-turn",
        plays: [
          [OLA, end],
          [BRUNO, take(6)],
        ],
      },
    ],
  },
  end: played("end", "blue-1932", "2004"),
} as const satisfies Readonly<Record<string, Script<State, Move, Say, Code>>>;

/** No die is taken yet. */
function before(state: Partial<State>, sketch: Sketch = {}): State {
  const dice = [1, 2, 3, 4, 5, 5, 6];
  return table({ ...sketch, state: { phase: "die", die: 0, dice, ...state } });
}

/** The same two cards in one order or the other. */
function ordered(
  [start, one, two]: readonly [Say, Say, Say],
  [first, second]: readonly [Card, Card],
): Script<State, Move, Say, Code> {
  return {
    seats: 2,
    eyes: OLA,
    start: table({
      track: ["1385", "966"],
      hands: [["grey-1385", "grey-1466"], []],
    }),
    steps: [
      { say: start },
      { say: one, plays: [[OLA, advance(first)]] },
      { say: two, plays: [[OLA, advance(second)]] },
    ],
  };
}

/** One card is played, and that is all. */
function played(
  say: Say,
  card: Card,
  on: TrackId,
): Script<State, Move, Say, Code> {
  const start = table({ track: [on, "966"], hands: [[card], []] });
  return {
    seats: 2,
    eyes: OLA,
    start,
    steps: [{ say, plays: [[OLA, advance(card)]] }],
  };
}
