/** Where things lie: a cross of any shape fits its page, names are whole, and a finger finds what it looks for. */

import { DISPLAY, fit, widthOf } from "@stolik/furniture";
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
import { heightFor } from "../use-plan.ts";

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

describe("on a phone", () => {
  it("[C7] where room is scarce all slots look alike, but for the one that was unfolded", () => {
    const shown = shownWith({ west: 3, east: 3, south: 1 });
    const open = { ...ask(shown, 374), isOpen: true };
    const before = spread(open);
    expect(before.isFine).toBe(true);
    expect(before.slots.filter(({ isThin }) => !isThin)).toEqual([]);
    const focus = gapOf(shown, { arm: "east", index: 1 });
    const after = spread({ ...open, focus }).slots;
    expect(after.filter(({ isThin }) => !isThin).map(({ gap }) => gap)).toEqual(
      [focus],
    );
  });

  it.each(["Geirangerfjord", "Santiago de Compostela"])(
    "[C1] %s fits its spine",
    (name) => {
      const card = cards.find((one) => placeName(one, "en") === name);
      if (!card) throw new Error("There is no such card.");
      const others = cards.filter((one) => one !== card).slice(0, 8);
      const shown: Shown = {
        variant: "coordinates",
        start: "paris",
        arms: { west: [card], east: others, south: [], north: [] },
      };
      const plan = spread({ ...ask(shown, 374), language: "en" });
      const placed = plan.cards.find((one) => one.card === card);
      if (placed?.form !== "spine") throw new Error("It is not folded.");
      const room = { width: placed.height - 10, height: placed.width - 2 };
      const { size } = fit(name, { ...room, largest: 16, lines: 1 }, DISPLAY);
      expect(size).toBeGreaterThanOrEqual(11);
    },
  );
});

describe("the height of the cross", () => {
  it.each([
    ["a phone", 374, { width: 390, height: 844 }, 498],
    ["a phone held across", 530, { width: 844, height: 390 }, 324],
    ["a tablet", 772, { width: 820, height: 1180 }, 733],
    ["a desk", 876, { width: 1280, height: 800 }, 708],
    ["a wide screen", 1380, { width: 1920, height: 1080 }, 988],
  ])(
    "leaves room for what to do next on %s",
    (_name, width, window, height) => {
      expect(Math.round(heightFor(width, window))).toBe(height);
    },
  );

  it("gives way to what the page says above the board", () => {
    const window = { width: 844, height: 390 };
    expect(heightFor(530, window, 52)).toBe(heightFor(530, window) - 52);
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
