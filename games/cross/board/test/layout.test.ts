/** Where things lie: a cross of any shape fits its page, names are whole, and a finger finds what it looks for. */

import { fit, widthOf } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import { languages } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { cards, kindOf } from "../../content/cards.ts";
import { sightKinds } from "../../content/kinds.ts";
import type { Arm, Card } from "../../rules/position.ts";
import { fives } from "../coins.tsx";
import { sightPictures } from "../pictures/vignette.tsx";
import { townPicture } from "../pictures/town.ts";
import { spread } from "../spread.ts";
import type { SpreadAsk } from "../spread.ts";
import { gapOf, slotAt } from "../stations.ts";
import type { Shown } from "../stations.ts";

const widths = [320, 374, 788, 1010, 1400] as const;

const shapes: readonly (readonly [string, Partial<Record<Arm, number>>])[] = [
  ["nothing laid", {}],
  ["15 to the east", { east: 15 }],
  ["15 to the west", { west: 15 }],
  ["15 to the north", { north: 15 }],
  ["all four arms", { west: 4, east: 4, north: 4, south: 3 }],
];

/** Sights first: they have the longest names. */
const deck = cards.toReversed();

function shownWith(counts: Partial<Record<Arm, number>>): Shown {
  let next = 0;
  const take = (count = 0): Card[] => deck.slice((next += count) - count, next);
  return {
    variant: "coordinates",
    start: "paris",
    arms: {
      west: take(counts.west),
      east: take(counts.east),
      south: take(counts.south),
      north: take(counts.north),
    },
  };
}

const ask = (shown: Shown, width: number): SpreadAsk => ({
  shown,
  width,
  height: width < 600 ? 420 : 560,
  focus: undefined,
  isOpen: false,
  wide: [],
  isTurned: false,
  language: "it",
});

describe.each(shapes)("a cross with %s", (_name, counts) => {
  const shown = shownWith(counts);

  it.each(widths)("[C7] fits a page of %i pixels, laying or not", (width) => {
    for (const isOpen of [true, false]) {
      const plan = spread({ ...ask(shown, width), isOpen });
      for (const { x, y, width: wide, height } of [
        ...plan.cards,
        ...plan.slots,
      ]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + wide).toBeLessThanOrEqual(width + 0.5);
        expect(y + height).toBeLessThanOrEqual(plan.height + 0.5);
      }
      expect(overlaps(plan.cards)).toEqual([]);
    }
  });

  it.each(widths)(
    "[C7] of %i pixels: every slot can be unfolded for a finger",
    (width) => {
      const first = spread({ ...ask(shown, width), isOpen: true });
      for (const { gap } of first.slots) {
        const plan = spread({ ...ask(shown, width), isOpen: true, focus: gap });
        const slot = plan.slots.find(
          (other) => other.gap.line === gap.line && other.gap.gap === gap.gap,
        );
        expect(slot?.isThin).toBe(false);
        expect(
          Math.min(slot?.width ?? 0, slot?.height ?? 0),
        ).toBeGreaterThanOrEqual(44);
      }
    },
  );

  it.each(widths)(
    "[C8] of %i pixels: a card to be named is wide enough",
    (width) => {
      for (const card of Object.values(shown.arms).flat()) {
        const plan = spread({ ...ask(shown, width), wide: [card] });
        const placed = plan.cards.find((other) => other.card === card);
        expect(
          Math.min(placed?.width ?? 0, placed?.height ?? 0),
        ).toBeGreaterThanOrEqual(44);
      }
    },
  );
});

describe("slots", () => {
  it("[C7] lie where their arm and index say", () => {
    const shown = shownWith({ west: 2, east: 1, north: 3 });
    for (const slot of [
      { arm: "west", index: 2 },
      { arm: "west", index: 0 },
      { arm: "east", index: 0 },
      { arm: "north", index: 3 },
      { arm: "south", index: 0 },
    ] as const)
      expect(slotAt(shown, gapOf(shown, slot))).toEqual(slot);
  });
});

describe("lettering", () => {
  it.each(languages)(
    "in %s every name fits its card unbroken and readable",
    (language) => {
      for (const card of cards) {
        const name = placeName(card, language);
        const room = { width: 71, height: 44, largest: 18, lines: 3 };
        const { lines, size } = fit(name, room);
        expect(lines.join(" ").replaceAll("- ", "-")).toBe(name);
        expect(size).toBeGreaterThan(8.5);
        for (const line of lines)
          expect(widthOf(line, size)).toBeLessThanOrEqual(71.01);
      }
    },
  );
});

describe("pictures", () => {
  it("[C1] every kind of sight has one, and no two are alike", () => {
    const drawn = sightKinds.map((kind) => JSON.stringify(sightPictures[kind]));
    expect(new Set(drawn).size).toBe(sightKinds.length);
  });

  it("a town's is its own, the same every time, and made of numbers", () => {
    const towns = cards.filter((card) => kindOf(card) === "town");
    const drawn = towns.map((card) => JSON.stringify(townPicture(card)));
    expect(new Set(drawn).size).toBe(towns.length);
    expect(drawn).toEqual(
      towns.map((card) => JSON.stringify(townPicture(card))),
    );
    expect(drawn.join()).not.toMatch(/NaN|undefined/);
  });
});

describe("tokens", () => {
  it("[C13] fives become cards only when the pool is short, the richest first", () => {
    expect(fives([4, 4])).toEqual([0, 0]);
    expect(fives([30, 13])).toEqual([1, 0]);
    expect(fives([10, 30, 13])).toEqual([0, 3, 0]);
  });
});

function overlaps(
  boxes: readonly {
    readonly card: Card;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[],
): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.x < other.x + other.width - 0.01 &&
          other.x < one.x + one.width - 0.01 &&
          one.y < other.y + other.height - 0.01 &&
          other.y < one.y + one.height - 0.01,
      )
      .map((other) => `${one.card} ${other.card}`),
  );
}
