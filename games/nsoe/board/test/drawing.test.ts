/** What is drawn: skylines that differ, names that fit, labels that do not touch. */

import { fit, widthOf } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import { languages } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { cities } from "../../content/cities.ts";
import { geometryFor, lowered } from "../geometry.ts";
import { isLegible, roomFor, shortNames } from "../lettering.ts";
import { skylineOf } from "../skyline/compose.ts";

describe("skylines", () => {
  it("[N1] no two cities share one, and each is the same every time", () => {
    const drawn = cities.map((city) => skylineOf(city).near.join("|"));
    expect(new Set(drawn).size).toBe(cities.length);
    expect(drawn).toEqual(cities.map((city) => skylineOf(city).near.join("|")));
  });

  it("are made of numbers", () => {
    for (const city of cities)
      expect(JSON.stringify(skylineOf(city))).not.toMatch(/NaN|null/);
  });
});

describe("lettering", () => {
  it.each(languages)("in %s every name fits a cell unbroken", (language) => {
    for (const city of cities) {
      const name = placeName(city, language);
      const { lines, size } = fit(name, roomFor(89, 26));
      expect(lines.join(" ").replace("- ", "-")).toBe(name);
      expect(size).toBeGreaterThan(12);
      for (const line of lines)
        expect(widthOf(line, size)).toBeLessThanOrEqual(89.01);
    }
  });

  it.each(languages)("in %s no two short names are alike", (language) => {
    const short = Object.values(shortNames(language));
    expect(new Set(short).size).toBe(cities.length);
    for (const name of short) expect(name).toHaveLength(3);
  });
});

describe("the plate", () => {
  const board = { rows: 11, columns: 15 };

  it.each([
    [850, true, 72],
    [662, true, 72],
    [700, false, 100],
    [374, false, 84],
  ])("%i px wide, at a desk: %s", (width, isDesk, cellHeight) => {
    expect(geometryFor(board, width, isDesk).cellHeight).toBe(cellHeight);
  });

  it("spells names out from 37 by 26 pixels on", () => {
    const low = geometryFor(board, 700, true);
    expect(isLegible(low, 0.37)).toBe(true);
    expect(isLegible(low, 0.36)).toBe(false);
    expect(isLegible({ ...low, cellHeight: 60 }, 0.42)).toBe(false);
  });

  // What the style sheet leaves the largest plate: with nothing above it, and in a replay.
  it.each([
    ["1280 × 800", 848, 504],
    ["1366 × 768", 934, 472],
    ["1440 × 900", 1008, 548],
    ["1280 × 800 above a bar", 848, 450],
  ])("at %s it is low enough, and names are whole", (_, width, height) => {
    const own = geometryFor({ rows: 15, columns: 19 }, width, true);
    const on = lowered(own, { width, height });
    const pixels = width / (on.columns * on.cellWidth + 2 * on.margin);
    const high = (on.rows * on.cellHeight + 2 * on.margin) * pixels;
    expect(high).toBeLessThan(height + 1);
    expect(isLegible(on, pixels)).toBe(true);
  });

  it("keeps its shape where it has the height, and on a phone", () => {
    const own = geometryFor(board, 900, true);
    expect(lowered(own, { width: 900, height: 700 })).toBe(own);
    expect(lowered(own, { width: 900, height: 0 })).toBe(own);
    expect(lowered(own, { width: 374, height: 100 })).toBe(own);
  });
});
