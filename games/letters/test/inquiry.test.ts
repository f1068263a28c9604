/** Asking about a word outside a match. */

import { loadBases, loadLexicon } from "@stolik/lexicon/node";
import { describe, expect, it } from "vitest";
import { inquire } from "../rules/index.ts";

const lexicon = loadLexicon();
const bases = loadBases();
const { version } = lexicon;

describe("asking about a word", () => {
  it.each([
    ["ŻONKIL", { word: "ŻONKIL", points: 14, tier: 3, bases: ["żonkil"] }],
    [" nożyk ", { word: "NOŻYK", points: 14 }],
    ["koniem", { word: "KONIEM", points: 7, tier: 2, bases: ["koń"] }],
    ["KONIEC", { word: "KONIEC", points: 8, tier: 1, bases: ["koniec"] }],
  ])("[L15, L20] %s", (text, value) => {
    expect(inquire(lexicon, bases, text)).toMatchObject({
      ok: true,
      value: { ...value, version },
    });
  });

  it.each([
    ["quiz", "not-polish-letters", "L1"],
    ["to-to", "not-polish-letters", "L1"],
    ["", "too-short", "L12"],
    ["o", "too-short", "L12"],
    ["warszawa", "not-in-dictionary", "L15"],
    ["prof", "not-in-dictionary", "L15"],
    ["kok", "not-enough-tiles", "L1"],
    ["KAJAK", "not-enough-tiles", "L1"],
  ])("[L1, L12, L15] %s: %s", (text, code, rule) => {
    expect(inquire(lexicon, bases, text)).toMatchObject({
      ok: false,
      refusal: { code, rule },
    });
  });

  it("[L1] names the letter of which there are too few", () => {
    expect(inquire(lexicon, bases, "kajak")).toMatchObject({
      refusal: { values: { word: "KAJAK", letter: "K", tiles: 1 } },
    });
  });
});
