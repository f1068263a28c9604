/** Right or wrong: the rules' worked examples, row by row. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOrdered, measure, setAside } from "../rules/index.ts";
import type { Arm, Card, Variant } from "../rules/index.ts";
import { after, doubt, lay, table } from "./table.ts";
import type { Sketch } from "./table.ts";

interface Row {
  readonly rule: string;
  readonly table: Sketch;
  readonly card: Card;
  readonly at: readonly [Arm, number];
  readonly doubted: Card;
  readonly isRight: boolean;
  readonly why: string;
}

const madrid: Sketch = { west: ["madrid"] };
const rows: readonly Row[] = [
  {
    rule: "C9",
    table: {},
    card: "madrid",
    at: ["west", 0],
    doubted: "paris",
    isRight: true,
    why: "3.70W is west of 2.35E",
  },
  {
    rule: "C9",
    table: madrid,
    card: "london",
    at: ["west", 0],
    doubted: "madrid",
    isRight: true,
    why: "0.13W lies east of 3.70W",
  },
  {
    rule: "C9",
    table: madrid,
    card: "london",
    at: ["west", 0],
    doubted: "paris",
    isRight: true,
    why: "and west of 2.35E",
  },
  {
    rule: "C9",
    table: madrid,
    card: "london",
    at: ["west", 1],
    doubted: "madrid",
    isRight: false,
    why: "beyond Madrid it would lie west of it",
  },
  {
    rule: "C9",
    table: {},
    card: "madrid",
    at: ["north", 0],
    doubted: "paris",
    isRight: false,
    why: "40.42N is south of 48.86N",
  },
  {
    rule: "C9",
    table: {},
    card: "madrid",
    at: ["south", 0],
    doubted: "paris",
    isRight: true,
    why: "on this axis the latitude alone counts",
  },
  {
    rule: "C9",
    table: { east: ["berlin"], backs: { berlin: { longitude: 141 } } },
    card: "wien",
    at: ["east", 0],
    doubted: "berlin",
    isRight: false,
    why: "only the named neighbour is compared, here the outer one",
  },
  {
    rule: "C9",
    table: { east: ["berlin"], backs: { berlin: { longitude: 141 } } },
    card: "wien",
    at: ["east", 0],
    doubted: "paris",
    isRight: true,
    why: "right of Paris, whatever Berlin says",
  },
];

describe("a check", () => {
  it.each(rows)(
    "[$rule] $card at $at, doubted of $doubted: $why",
    ({ table: sketch, card, at, doubted, isRight }) => {
      const state = table({ deck: [card, "oslo"], ...sketch });
      const { events } = after(state, lay(...at), doubt(doubted));
      expect(events[0]).toMatchObject({
        type: "checked",
        card,
        neighbour: doubted,
        isRight,
      });
    },
  );

  it.each(["west", "east", "south", "north"] as const)(
    "[C9] equal minutes are right on the arm to the %s",
    (arm) => {
      const backs = { wien: { latitude: 2932, longitude: 141 } };
      const state = table({
        deck: ["wien", "oslo"],
        backs: { ...backs, paris: backs.wien },
      });
      const { events } = after(state, lay(arm, 0), doubt("paris"));
      expect(events[0]).toMatchObject({ isRight: true });
    },
  );

  it("[C9] whole minutes are compared, west negative: London prints 0°08′ W", () => {
    expect(table().backs.london.longitude).toBe(-8);
    expect(table().backs.madrid.longitude).toBe(-222);
    expect(isOrdered("west", -8, -222)).toBe(true);
  });

  it.each([
    ["coordinates", "west", 141],
    ["coordinates", "east", 141],
    ["coordinates", "south", 2932],
    ["coordinates", "north", 2932],
    ["people", "west", 7],
    ["people", "east", 7],
  ] as const satisfies readonly [Variant, Arm, number][])(
    "[C9, C20] %s on the arm to the %s: %i",
    (variant, arm, number) => {
      const back = { latitude: 2932, longitude: 141, inhabitants: 7 };
      expect(measure(variant, arm, back)).toBe(number);
    },
  );
});

describe("an arm judged outwards", () => {
  const { backs } = table();
  const judge = (arm: Arm, cards: readonly Card[]) =>
    setAside(arm, "paris", cards, (card) =>
      measure("coordinates", arm, backs[card]),
    );

  it.each([
    [["praha", "wien", "berlin", "budapest"], ["berlin"]],
    [
      ["budapest", "praha", "wien"],
      ["praha", "wien"],
    ],
    [["praha", "wien", "budapest"], []],
    [[], []],
  ] as const satisfies readonly [readonly Card[], readonly Card[]][])(
    "[C16] Paris, %j: set aside %j",
    (cards, wrong) => {
      expect(judge("east", cards)).toEqual(wrong);
    },
  );

  it("[C16] what is left lies in order, and every card set aside contradicts one of it", () => {
    const line = fc.uniqueArray(
      fc.constantFrom<Card>("roma", "oslo", "wien", "kyiv", "madrid", "london"),
    );
    const side = fc.constantFrom<Arm>("west", "east", "south", "north");
    fc.assert(
      fc.property(line, side, (cards, arm) => {
        const wrong = judge(arm, cards);
        const left = cards.filter((card) => !wrong.includes(card));
        expect(judge(arm, left)).toEqual([]);
        for (const card of wrong) {
          const before = left.filter(
            (other) => cards.indexOf(other) < cards.indexOf(card),
          );
          expect(judge(arm, [...before, card])).toEqual([card]);
        }
      }),
    );
  });
});
