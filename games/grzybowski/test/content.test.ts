/** The deck is what the rules say it is, and has its words in three languages. */

import { printSources } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { en } from "../content/text/en.ts";
import { it as italian } from "../content/text/it.ts";
import { pl } from "../content/text/pl.ts";
import { sources } from "../content/text/sources.ts";
import { backs } from "../content/backs.ts";
import {
  backIds,
  backSides,
  chances,
  frontIds,
  fronts,
  printed,
  symbols,
} from "../rules/index.ts";
import type { Back, CardSymbol, FrontId } from "../rules/index.ts";

function tally<Name extends string>(names: readonly Name[]) {
  const found: Partial<Record<Name, number>> = {};
  for (const name of names) found[name] = (found[name] ?? 0) + 1;
  return found;
}

const printedBacks = frontIds.map((id) => backSides[backs[id]]);

describe("the deck", () => {
  it("[G1] has 55 cards with symbols on every front", () => {
    expect(new Set(frontIds).size).toBe(55);
    expect(Object.keys(fronts).toSorted()).toEqual(frontIds.toSorted());
    for (const id of frontIds) expect(fronts[id].length).toBeGreaterThan(0);
  });

  it("[G1] has every back on one card, in an order that tells nothing", () => {
    expect(Object.values(backs).toSorted()).toEqual([...backIds]);
    expect(Object.keys(backSides)).toEqual([...backIds]);
    for (const deck of [pl, italian, en])
      expect(Object.keys(deck.backs)).toEqual([...backIds]);
  });

  it.each(frontIds)("the words of %s have a source", (id) => {
    expect(printSources(sources[id])).not.toBe("");
  });

  it("[G2] prints the symbols as often as the rulebook says", () => {
    expect(tally(frontIds.flatMap((id) => fronts[id]))).toEqual(printed);
    expect(Object.values(printed)).toEqual([
      18, 18, 13, 13, 12, 10, 10, 10, 9, 8, 7, 7, 7,
    ]);
    expect(symbols.reduce((sum, name) => sum + printed[name], 0)).toBe(142);
  });

  it("[G2] prints no symbol more than twice on one front", () => {
    for (const id of frontIds)
      for (const often of Object.values(tally(fronts[id])))
        expect(often, id).toBeLessThanOrEqual(2);
  });

  it("[G3] has 25 arrangements, 9 points per symbol, 4 avoidances, 5 places, 12 chances", () => {
    expect(tally(printedBacks.map(({ type }) => type))).toEqual({
      arrangement: 25,
      symbols: 9,
      avoidance: 4,
      place: 3,
      beside: 2,
      chance: 11,
      joker: 1,
    });
  });

  it("[G21] has all eight chances", () => {
    const found = printedBacks.flatMap((back) =>
      back.type === "chance" ? [back.chance] : [],
    );
    expect([...new Set(found)].toSorted()).toEqual([...chances].toSorted());
  });
});

/** Patterns drawn in letters: a row for each row, a dot for no cell. */
const letters: Readonly<Record<string, CardSymbol>> = {
  P: "personality",
  V: "varsovians",
  T: "trade",
  J: "judaism",
  A: "architecture",
  C: "culture",
  I: "independence",
  B: "borderland",
  R: "transport",
  Z: "zionism",
  X: "christianity",
  U: "unrest",
  F: "iron",
};

function drawn(picture: string): unknown {
  return picture.split("|").flatMap((line, row) =>
    [...line].flatMap((letter, column) => {
      const symbol = letters[letter];
      return symbol ? [{ row, column, symbol }] : [];
    }),
  );
}

describe("the named cards", () => {
  it.each<[FrontId, string, number]>([
    ["sienkiewicz-in-yiddish", "CB", 3],
    ["singer", "PCB", 7],
    ["jaffa-oranges", "ZR|RZ", 12],
    ["aleksandra-pilsudska", "X|FU", 8],
    ["chaim-pozner", "APA|.A", 10],
    ["dov-ber-meisels", "JIJ|VPV", 16],
    ["electric-trams", "V|VV|.VV|..VV", 15],
    ["bund-fighters", "VU", 3],
    ["goscinny-dwor", "TAT", 6],
  ])("[G3] %s: %s for %i", (id, picture, value) => {
    expect(backSides[backs[id]]).toEqual({
      type: "arrangement",
      pattern: drawn(picture),
      value,
    });
  });

  it.each<[FrontId, Back]>([
    [
      "all-saints-church",
      { type: "symbols", symbol: "architecture", region: "edge" },
    ],
    [
      "animal-protection",
      { type: "symbols", symbol: "transport", region: "inside" },
    ],
    ["gerszon-sirota", { type: "symbols", symbol: "culture", region: "lines" }],
    ["janusz-korczak", { type: "avoidance", symbol: "personality", value: 5 }],
    ["antisemitic-campaign", { type: "avoidance", symbol: "trade", value: 5 }],
    ["boycott", { type: "avoidance", symbol: "trade", value: 5 }],
    ["voyages-to-palestine", { type: "place", spot: "corner", value: 5 }],
    ["nozyk-synagogue", { type: "place", spot: "diagonal", value: 5 }],
    ["grzybow-town-hall", { type: "place", spot: "centre", value: 7 }],
    [
      "jozef-pilsudski",
      { type: "beside", card: "aleksandra-pilsudska", value: 7 },
    ],
    ["gmina-starozakonnych", { type: "chance", chance: "swap" }],
    ["marceli-godlewski", { type: "joker" }],
  ])("[G3] %s: %j", (id, back) => {
    expect(backSides[backs[id]]).toEqual(back);
  });

  it("[G3] Sienkiewicz in Yiddish shows Culture and Borderland", () => {
    expect(fronts["sienkiewicz-in-yiddish"]).toEqual(["culture", "borderland"]);
  });
});

describe("the words", () => {
  it.each([
    ["Polish", pl],
    ["Italian", italian],
    ["English", en],
  ])("[G3] every card and symbol has its words in %s", (_, deck) => {
    expect(Object.keys(deck.fronts).toSorted()).toEqual(frontIds.toSorted());
    for (const side of [
      ...Object.values(deck.fronts),
      ...Object.values(deck.backs),
    ])
      for (const text of Object.values(side)) {
        expect(text.trim()).toBe(text);
        expect(text.length, text).toBeGreaterThan(0);
        expect(text.length, text).toBeLessThan(200);
      }
    const titles = frontIds.map((id) => deck.fronts[id].title);
    expect(new Set(titles).size).toBe(frontIds.length);
    expect(new Set(symbols.map((name) => deck.symbols[name])).size).toBe(13);
  });

  it("[G3] the years are the same in every language", () => {
    const years = (text: string) => text.match(/\d{4}/g) ?? [];
    for (const id of backIds) {
      const expected = years(en.backs[id].date);
      expect(years(pl.backs[id].date), id).toEqual(expected);
      expect(years(italian.backs[id].date), id).toEqual(expected);
    }
  });
});
