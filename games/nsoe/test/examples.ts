/** The worked examples of the rules to read, as they are played: `npm run examples` writes down what comes of them. */

import type { FigureName } from "@stolik/furniture";
import type { Script } from "@stolik/kernel";
import { cities } from "../content/cities.ts";
import type { City } from "../content/cities.ts";
import type { Move, State } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import type en from "../board/rules/en.json";
import { draw, lay, swap, table } from "./table.ts";
import type { Lying, Sketch } from "./table.ts";

export { nsoe as game } from "../rules/index.ts";

type Say = FigureName<typeof en>;

const OLA = 0;
const BRUNO = 1;

/** Rome in the middle of a board on which five cities lie side by side. */
const ROMA: Lying = "roma 2 3";
const NAPOLI: Lying = "napoli 2 4";

export const scripts = {
  plate: { seats: 2, eyes: null, start: small(), steps: [{ say: "plate" }] },
  piles: { seats: 3, eyes: OLA, start: dealt(), steps: [{ say: "piles" }] },
  hands: { seats: 3, eyes: OLA, start: dealt(), steps: [{ say: "hands" }] },
  lay: {
    seats: 2,
    eyes: OLA,
    start: small({ hands: [["milano", "oslo", "wien"], ["paris"]] }),
    steps: [
      { say: "lay-where" },
      { say: "lay-right", plays: [[OLA, lay("milano", 1, 2)]] },
    ],
  },
  swap: {
    seats: 2,
    eyes: OLA,
    start: small({ hands: [["tirana", "oslo", "wien"], ["paris"]] }),
    steps: [
      { say: "swap-why" },
      { say: "swap-done", plays: [[OLA, swap("tirana", 2)]] },
    ],
  },
  every: {
    seats: 2,
    eyes: OLA,
    start: small({
      laid: [ROMA, "barcelona 2 2", NAPOLI],
      hands: [["kobenhavn", "oslo"], ["paris"]],
    }),
    steps: [
      { say: "every-card" },
      { say: "every-right", plays: [[OLA, lay("kobenhavn", 1, 3)]] },
    ],
  },
  "milano-right": laid("milano-right", [ROMA], lay("milano", 1, 2)),
  "milano-east": laid("milano-east", [ROMA], lay("milano", 1, 4)),
  "kobenhavn-east": laid(
    "kobenhavn-east",
    [ROMA, NAPOLI],
    lay("kobenhavn", 1, 5),
  ),
  "milano-row": laid("milano-row", [ROMA], lay("milano", 2, 2)),
  napoli: laid("napoli", [ROMA, "barcelona 2 1"], lay("napoli", 2, 4)),
  kobenhavn: laid("kobenhavn", [ROMA], lay("kobenhavn", 1, 3)),
  room: {
    seats: 2,
    eyes: OLA,
    start: small({
      laid: [ROMA, "barcelona 2 2"],
      hands: [["milano", "oslo"], ["paris"]],
    }),
    steps: [
      { say: "room-taken" },
      { say: "room-none", plays: [[OLA, lay("milano", 1, 3)]] },
      { say: "room-left" },
    ],
  },
  draw: {
    seats: 2,
    eyes: OLA,
    start: small({ hands: [["milano", "oslo"], ["paris"]] }),
    steps: [
      { say: "draw-wrong", plays: [[OLA, lay("milano", 1, 4)]] },
      { say: "draw-one", plays: [[OLA, draw(1)]] },
      { say: "draw-two", plays: [[OLA, draw(1)]] },
    ],
  },
  last: {
    seats: 2,
    eyes: OLA,
    start: small({ hands: [["napoli"], ["kobenhavn", "oslo"]] }),
    steps: [
      { say: "last-card", plays: [[OLA, lay("napoli", 2, 4)]] },
      { say: "last-round", plays: [[BRUNO, lay("kobenhavn", 1, 3)]] },
    ],
  },
} as const satisfies Readonly<Record<string, Script<State, Move, Say, Code>>>;

/** One card is laid, and that is all. */
function laid(
  say: Say,
  lying: readonly Lying[],
  move: Extract<Move, { type: "lay" }>,
): Script<State, Move, Say, Code> {
  const start = small({ laid: lying, hands: [[move.city, "oslo"], ["paris"]] });
  return { seats: 2, eyes: OLA, start, steps: [{ say, plays: [[OLA, move]] }] };
}

/** All but the reference city were laid by Bruno. */
function small(sketch: Sketch = {}): State {
  const state = table({ rows: 3, columns: 5, laid: [ROMA], ...sketch });
  const [reference, ...others] = state.laid;
  if (!reference) throw new Error("There is no reference city.");
  const theirs = others.map((card) => ({ ...card, seat: BRUNO }));
  return { ...state, laid: [reference, ...theirs] };
}

/** A match of three, as it is dealt. */
function dealt(): State {
  const hands: readonly (readonly City[])[] = [
    ["milano", "oslo", "wien"],
    ["tirana", "porto", "kyiv"],
    ["bern", "napoli", "riga"],
  ];
  const tops: readonly City[] = ["paris", "london", "istanbul"];
  const rest = cities.filter(
    (city) =>
      city !== "roma" && !hands.flat().includes(city) && !tops.includes(city),
  );
  const piles = tops.map((top, pile) => [
    ...rest.filter((_, index) => index % tops.length === pile),
    top,
  ]);
  return small({ hands, piles });
}
