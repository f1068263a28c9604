// The outlines are whole, light, and hold the cities they should.
import { describe, expect, it } from "vitest";
import { countryCodes, type PlaceId } from "../names.ts";
import { loadEurope } from "../europe.ts";
import { polandOutline, type Outline } from "../outlines.ts";
import { place } from "../places.ts";
import { europe, poland, project, viewBox, type Frame } from "../projection.ts";
import { holds, ringsOf } from "./rings.ts";

const europeOutline = await loadEurope();

const inland = [
  "roma",
  "milano",
  "madrid",
  "paris",
  "lyon",
  "bern",
  "munchen",
  "berlin",
  "innsbruck",
  "wien",
  "praha",
  "budapest",
  "warszawa",
  "lodz",
  "krakow",
  "lviv",
  "kyiv",
  "minsk",
  "vilnius",
  "moskva",
  "rovaniemi",
  "bucuresti",
  "cluj-napoca",
  "beograd",
  "sofia",
  "sarajevo",
  "yerevan",
  "lefkosia",
] as const satisfies readonly PlaceId[];

const outlines = [
  ["Europe", europeOutline, europe, 150_000],
  ["Poland", polandOutline, poland, 60_000],
] as const;

describe.each(outlines)("the outline of %s", (_, outline, frame, limit) => {
  it("has the view box of its frame and is light", () => {
    expect(outline.viewBox).toBe(viewBox(frame));
    expect(JSON.stringify(outline).length).toBeLessThan(limit);
  });

  it("has one path for a country", () => {
    const codes = outline.land.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].toSorted());
  });

  it.each(outline.land)("$code is well formed and near the frame", ({ d }) => {
    expect(d).toMatch(/^(M-?[\d.]+,-?[\d.]+l(-?[\d.]+,-?[\d.]+ ?)+z)+$/);
    for (const [x, y] of ringsOf(d).flat()) {
      expect(Math.abs(x - frame.width / 2)).toBeLessThan(frame.width / 2 + 6);
      expect(Math.abs(y - frame.height / 2)).toBeLessThan(frame.height / 2 + 6);
    }
  });
});

describe("Europe", () => {
  it("has every country of a place", () => {
    const codes = europeOutline.land.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining([...countryCodes]));
  });

  it.each(inland)("%s lies in its country and in no other", (id) => {
    expect(holders(europeOutline, europe, place(id))).toEqual([
      place(id).country,
    ]);
  });

  it.each([
    ["the North Sea", 56, 3],
    ["the Norwegian Sea", 68, 0],
    ["the Bay of Biscay", 45, -5],
    ["the Tyrrhenian Sea", 40, 12],
    ["the Black Sea", 43, 34],
    ["the Baltic Sea", 58, 20],
  ])("%s is water", (_, latitude, longitude) => {
    expect(holders(europeOutline, europe, { latitude, longitude })).toEqual([]);
  });

  it("has Crimea in Ukraine and Cyprus whole", () => {
    const simferopol = { latitude: 44.95, longitude: 34.1 };
    const kyrenia = { latitude: 35.3, longitude: 33.3 };
    expect(holders(europeOutline, europe, simferopol)).toEqual(["UA"]);
    expect(holders(europeOutline, europe, kyrenia)).toEqual(["CY"]);
  });
});

describe("Poland", () => {
  it.each(["warszawa", "krakow", "lodz", "gdansk"] as const)(
    "%s lies in Poland",
    (id) => {
      expect(holders(polandOutline, poland, place(id))).toEqual(["PL"]);
    },
  );

  it.each(["praha", "lviv"] as const)("%s lies beyond a border", (id) => {
    expect(holders(polandOutline, poland, place(id))).toEqual([
      place(id).country,
    ]);
  });
});

function holders(
  outline: Outline,
  frame: Frame,
  point: { readonly latitude: number; readonly longitude: number },
): readonly string[] {
  const spot = project(frame, point);
  return outline.land
    .filter(({ d }) => holds(ringsOf(d), spot))
    .map(({ code }) => code);
}
