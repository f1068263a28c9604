/** First steps in Journey through History: a marker, a long way, three cards in the right order, a STOP, and the last field. */

import type { KeyOf } from "@stolik/furniture";
import type { Lesson } from "@stolik/kernel";
import { allCards } from "../content/cards.ts";
import type { Card } from "../content/cards.ts";
import { fieldOf } from "../content/map.ts";
import type { FieldId } from "../content/map.ts";
import { trackIds } from "../content/track.ts";
import type { Move, State } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import type en from "./en.json";

const BRUNO = 1;

const hands: readonly (readonly Card[])[] = [
  ["grey-966", "grey-1918"],
  ["coach"],
];
/** The last is drawn first. */
const drawnFirst: readonly Card[] = ["eagle", "stop", "city-warszawa"];

export const lesson: Lesson<State, Move, KeyOf<typeof en>, Code> = {
  seats: 2,
  start: {
    first: 0,
    turn: 0,
    turns: 0,
    stirred: 0,
    phase: "die",
    dice: [3, 5, 1, 4, 2, 6, 2],
    die: 0,
    played: 0,
    pawns: [fieldOf("gniezno"), fieldOf("gniezno")],
    progress: [trackIds.indexOf("1903"), trackIds.indexOf("1794")],
    hands: hands.map((hand) => [...hand]),
    stops: [0, 0],
    deck: [...without([...hands.flat(), ...drawnFirst]), ...drawnFirst],
    used: [],
    // Biskupin, and six that are far away.
    markers: [1, 3, 4, 6, 9, 12, 17],
    taken: [],
    beside: [2, 5, 7, 8, 10, 11, 13, 14, 15, 16],
  },
  beats: [
    // J9, J12, J15, J16: a die, and a marker that stops the pawn.
    [
      { say: "aim", point: ["stamp=23", "field=0"] },
      {
        say: "marker",
        asks: [take(3)],
        point: ["die=3", `field=${fieldOf("biskupin")}`],
      },
      {
        say: "marker",
        asks: [go("biskupin")],
        point: [`field=${fieldOf("biskupin")}`],
      },
      { say: "collected" },
    ],
    // J9, J12: the same dice for everybody, and a 1 that is a 10.
    [
      {
        say: "long-way",
        before: [
          [BRUNO, take(5)],
          [BRUNO, go("poznan")],
        ],
        asks: [take(1)],
        point: ["die=1", `field=${fieldOf("warszawa")}`],
      },
      {
        say: "long-way",
        asks: [go("warszawa")],
        point: [`field=${fieldOf("warszawa")}`],
      },
      { say: "arrived" },
    ],
    // J10, J19: cards in the right order.
    [
      {
        say: "order",
        before: [
          [BRUNO, take(4)],
          [BRUNO, go("koscian")],
        ],
        asks: [take(2)],
        point: ["die=2", "card=grey-966", "look=main"],
      },
      {
        say: "order",
        asks: [advance("grey-966")],
        point: ["card=grey-966", "look=main"],
      },
      {
        say: "same-date",
        asks: [advance("grey-1918")],
        point: ["card=grey-1918", "look=main"],
      },
    ],
    // J21: a city card.
    [
      {
        say: "city",
        asks: [advance("city-warszawa")],
        point: ["card=city-warszawa", "look=main"],
      },
      { say: "three-cards" },
    ],
    // J23: STOP.
    [
      {
        say: "stop",
        before: [
          [BRUNO, take(6)],
          [BRUNO, go("leszno")],
        ],
        asks: [take(2)],
        point: ["die=2", "card=stop", "look=main"],
      },
      {
        say: "stop",
        asks: [{ type: "stop", target: BRUNO }],
        point: ["card=stop", "look=main"],
      },
      { say: "end", asks: [{ type: "end" }], point: ["look=main"] },
      { say: "rolled" },
    ],
    // J22, J27: the last field.
    [
      {
        say: "last",
        before: [[BRUNO, take(4)]],
        asks: [take(3), take(1), take(4), take(5)],
        point: ["die=3", "card=eagle", "look=main"],
      },
      {
        say: "last",
        asks: [advance("eagle")],
        point: ["card=eagle", "look=main"],
      },
      { say: "over" },
    ],
  ],
};

function take(die: number): Move {
  return { type: "take", die };
}

function go(to: FieldId): Move {
  return { type: "go", to: fieldOf(to) };
}

function advance(card: Card): Move {
  return { type: "advance", card };
}

/** All cards but these. */
function without(gone: readonly Card[]): Card[] {
  const rest = [...allCards];
  for (const card of gone) rest.splice(rest.indexOf(card), 1);
  return rest;
}
