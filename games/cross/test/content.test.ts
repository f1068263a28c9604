/** The cards of the game: how many, what stands on them, and whether it is true as far as a second source can tell. */

import { languages, placeName } from "@stolik/geo/names";
import { municipality } from "@stolik/geo/places";
import { printSources } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { back, fame } from "../content/backs.ts";
import { cards, kindOf, sights, towns } from "../content/cards.ts";
import type { Sight } from "../content/cards.ts";
import { isWorldHeritage, yearInscribed } from "../content/heritage.ts";
import { sightKinds } from "../content/kinds.ts";
import { lineAbout } from "../content/lines.ts";
import { lineSources, sourcesOf } from "../content/text/sources.ts";
import { listed } from "./unesco.ts";

/** What fits under the picture of a back. */
const LINE = 110;

/** Minutes by which our point of a sight may differ from UNESCO's, which is that of the whole property. */
const NEAR = 6;

/** Where UNESCO's point is elsewhere, and why. */
const exempt: { readonly [sight in Sight]?: string } = {
  stromboli: "the property is the whole archipelago, its point on Lipari",
};

/** Inscribed after the copy of the list that we have. */
const later: { readonly [sight in Sight]?: number } = { neuschwanstein: 2025 };

describe("cards", () => {
  it("[C1] are 138 towns and 40 sights, each once", () => {
    expect(towns).toHaveLength(138);
    expect(sights).toHaveLength(40);
    expect(cards).toEqual([...towns, ...sights]);
    expect(new Set(cards).size).toBe(178);
  });

  it("[C1] show a sight's kind, and every kind is shown", () => {
    expect(new Set(towns.map(kindOf))).toEqual(new Set(["town"]));
    expect(new Set(sights.map(kindOf))).toEqual(new Set(sightKinds));
  });

  it.each(cards)("[C1] %s has a name in every language", (card) => {
    for (const language of languages)
      expect(placeName(card, language)).not.toBe("");
  });

  it.each([
    ["easy", [1, 2]],
    ["hard", [2, 3]],
  ] as const)("the %s deck has sixty places or more", (_, fames) => {
    const deck = cards.filter((card) =>
      fames.some((tier) => tier === fame(card)),
    );
    expect(deck.length).toBeGreaterThanOrEqual(60);
    expect(deck.some((card) => kindOf(card) !== "town")).toBe(true);
  });
});

describe("backs", () => {
  it.each(cards)(
    "[C1, C9] %s has whole minutes, people and their year",
    (card) => {
      const { latitude, longitude, inhabitants, year } = back(card);
      for (const number of [latitude, longitude, inhabitants])
        expect(Number.isSafeInteger(number) && !Object.is(number, -0)).toBe(
          true,
        );
      expect(latitude).toBeGreaterThan(34 * 60);
      expect(latitude).toBeLessThan(72 * 60);
      expect(longitude).toBeGreaterThan(-25 * 60);
      expect(longitude).toBeLessThan(46 * 60);
      expect(inhabitants).toBeGreaterThan(0);
      expect(year).toBeGreaterThan(2000);
    },
  );

  it.each([
    ["paris", 48, 51, 2, 21],
    ["praha", 50, 5, 14, 25],
    ["wien", 48, 13, 16, 22],
    ["berlin", 52, 31, 13, 24],
    ["budapest", 47, 30, 19, 2],
    ["stonehenge", 51, 11, -1, -50],
    ["london", 51, 31, 0, -8],
    ["madrid", 40, 25, -3, -42],
  ] as const)(
    "[C9] %s prints %i°%i′, %i°%i′",
    (card, north, up, east, right) => {
      expect(back(card)).toMatchObject({
        latitude: north * 60 + up,
        longitude: east * 60 + right,
      });
    },
  );

  it("[C20] rarely show the same number of people", () => {
    const numbers = cards.map((card) => back(card).inhabitants);
    expect(new Set(numbers).size).toBeGreaterThan(cards.length - 5);
  });

  it.each(sights)("[C1] %s has a short line in every language", (sight) => {
    const lines = languages.map((language) => lineAbout(sight, language));
    expect(new Set(lines).size).toBe(languages.length);
    for (const line of lines) {
      expect(line).toMatch(/^[\p{Lu}].*\.$/u);
      expect(line).toBe(line.trim().normalize("NFC"));
      expect(line.length).toBeLessThanOrEqual(LINE);
    }
    expect(municipality(sight)).not.toBe("");
  });

  it.each(sights)("[C1] the line about %s has a source", (sight) => {
    expect(printSources(lineSources[sight])).not.toBe("");
    const [number] = listed[sight] ?? [];
    // What UNESCO lists was read there.
    if (number !== undefined)
      expect(sourcesOf(sight).line).toContain(`List, no. ${number}`);
  });

  it.each(cards)("%s says who counted its people, and when", (card) => {
    expect(sourcesOf(card).people).toMatch(/^\S.*, 20\d\d$/);
  });
});

describe("the World Heritage List", () => {
  it.each(sights)("[C1] says the same of %s as its back", (sight) => {
    expect(yearInscribed(sight)).toBe(listed[sight]?.[1] ?? later[sight]);
    expect(isWorldHeritage(sight)).toBe(
      Object.hasOwn(listed, sight) || Object.hasOwn(later, sight),
    );
  });

  it.each(sights.filter((sight) => listed[sight] && !(sight in exempt)))(
    "[C1] has %s where its back has it",
    (sight) => {
      const [, , north = NaN, east = NaN] = listed[sight] ?? [];
      const { latitude, longitude } = back(sight);
      expect(Math.abs(latitude - 60 * north)).toBeLessThan(NEAR);
      expect(Math.abs(longitude - 60 * east)).toBeLessThan(NEAR);
    },
  );
});
