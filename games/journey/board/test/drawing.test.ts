/** The drawing: names that do not touch, the nearest field, the next one by an arrow key, a toothed edge. */

import { legibleIn } from "@stolik/furniture";
import { languages } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { faces } from "../../content/cards.ts";
import type { Card } from "../../content/cards.ts";
import { fieldOf } from "../../content/map.ts";
import { locationFields } from "../../rules/roads.ts";
import { placeLabels } from "../map/labels.ts";
import { fitLegible, widthOf } from "../lettering.ts";
import { cities, inDirection, nearest, spotOf, spots } from "../map/spots.ts";
import { placeInGroup, SHARED } from "../map/standing.ts";
import { cardStory, loadStories } from "../stories.ts";
import { perforated } from "../track/perforation.ts";
import { emptyPlaces } from "../tray.ts";

const NOBODY: readonly number[] = [];

describe("names on the map", () => {
  it.each(languages)("[J1] all 80 are written at a desk in %s", (language) => {
    const marked = new Set(locationFields.slice(0, 7));
    const labels = placeLabels(language, 14.5, 6.5, 15, marked, NOBODY);
    expect(labels.length).toBeGreaterThanOrEqual(spots.length - 1);
  });

  it("on a phone the marked locations come first", () => {
    const marked = new Set(locationFields.slice(0, 7));
    const labels = placeLabels("pl", 29, 9.6, 24, marked, NOBODY);
    const named = new Set(labels.map(({ field }) => field));
    const left = [...marked].filter((field) => !named.has(field));
    expect(left.length).toBeLessThanOrEqual(1);
    expect(named.size).toBeLessThan(60);
  });
});

it("on a phone no name stands nearer to another city or location than to its own", () => {
  const marked = new Set(locationFields.slice(0, 7));
  const important = [...locationFields, ...cities];
  for (const label of placeLabels("pl", 29, 9.6, 24, marked, NOBODY)) {
    const width = widthOf(label.name, label.size);
    const shift = { start: 0, middle: -width / 2, end: -width }[label.anchor];
    const left = label.x + shift;
    const away = (field: number) => {
      const { x, y } = spotOf(field);
      const across = Math.max(left - x, 0, x - left - width);
      const middle = label.y - label.size * 0.34;
      const up = Math.max(0, Math.abs(y - middle) - label.size * 0.45);
      return Math.hypot(across, up);
    };
    const nearer = important.filter(
      (field) => away(field) < away(label.field) - 1e-6,
    );
    expect({ name: label.name, nearer }).toEqual({
      name: label.name,
      nearer: [],
    });
  }
});

it.each([
  ["at a desk", 13, 15],
  ["on a phone", 20, 24],
])("[J5] six pawns at Gniezno leave Biskupin in sight %s", (_, pawn, token) => {
  const radius = pawn * SHARED;
  const start = spotOf(fieldOf("gniezno"));
  const biskupin = spotOf(fieldOf("biskupin"));
  for (let index = 0; index < 6; index += 1) {
    const { x, y } = placeInGroup(index, radius);
    const away = Math.hypot(
      start.x + x - biskupin.x,
      start.y + y - radius * 0.55 - biskupin.y,
    );
    expect(away).toBeGreaterThan(radius + token);
  }
});

it("[J9] others' dice go from the first place of their number, one's own from where they lay", () => {
  expect(emptyPlaces([3, 5, 3, 3], [3, 5, 3], [])).toEqual([0]);
  expect(emptyPlaces([3, 5, 3, 3], [3, 5], [3])).toEqual([3, 0]);
  expect(emptyPlaces([3, 5, 3, 3], [3, 5, 3, 3], [])).toEqual([]);
});

it.each(languages)(
  "in %s no title of a card is under 11 pixels, and hardly any is left out",
  async (language) => {
    await loadStories(language);
    const cards = Object.keys(faces) as Card[];
    const room = { width: 88, usual: 42, most: 64, largest: 17 };
    const legible = legibleIn(100, 73);
    const fitted = cards.map((card) =>
      fitLegible(cardStory(card, language).title, room, legible),
    );
    for (const lettering of fitted)
      if (lettering)
        expect((lettering.size * 73) / 100).toBeGreaterThanOrEqual(11);
    const left = fitted.filter((lettering) => !lettering);
    expect(left.length).toBeLessThanOrEqual(cards.length / 10);
  },
);

describe("fields", () => {
  it("the nearest is found within reach of a finger", () => {
    const { x, y } = spotOf(fieldOf("krakow"));
    const among = [fieldOf("krakow"), fieldOf("wieliczka")];
    expect(nearest(among, { x: x - 5, y }, 40)).toBe(fieldOf("krakow"));
    expect(nearest(among, { x: x + 300, y }, 40)).toBeUndefined();
  });

  it("an arrow key leads to the next field that way", () => {
    const all = spots.keys();
    expect(inDirection(all, fieldOf("wolin"), "ArrowDown")).toBe(
      fieldOf("szczecin"),
    );
  });
});

it("a stamp has teeth on all four sides and closes", () => {
  const d = perforated(86, 100, 5);
  expect(d.match(/a/g)?.length).toBe(2 * (9 + 11));
  expect(d.endsWith("Z")).toBe(true);
});
