/** The drawing: names that do not touch, the nearest field, the next one by an arrow key, a toothed edge. */

import { languages } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { fieldOf } from "../../content/map.ts";
import { locationFields } from "../../rules/roads.ts";
import { placeLabels } from "../map/labels.ts";
import { inDirection, nearest, spotOf, spots } from "../map/spots.ts";
import { perforated } from "../track/perforation.ts";

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
