/** The dictionary: what is in it, what is not, how fast it answers; its files are those that were checked in. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { added } from "../build/added.ts";
import { flawOf } from "../build/curate.ts";
import * as leftOut from "../build/left-out.ts";
import { shortWords } from "../build/short-words.ts";
import { ALPHABET, lexiconFrom } from "../index.ts";
import { loadBases, loadLexicon } from "../node.ts";
import { absent, present } from "./words.ts";

const lexicon = loadLexicon();
const bases = loadBases();
const data = (name: string) =>
  readFileSync(new URL(`../data/${name}`, import.meta.url));

describe("words", () => {
  it.each(Object.entries(present))("[L15] has %s", (_, words) => {
    expect(words.filter((word) => !lexicon.has(word))).toEqual([]);
  });

  it.each(Object.entries(absent))("[L15] has no %s", (_, words) => {
    expect(words.filter((word) => lexicon.has(word))).toEqual([]);
  });

  it("[L15] is asked for at least 200 of each", () => {
    for (const lists of [present, absent])
      expect(new Set(Object.values(lists).flat()).size).toBeGreaterThan(200);
  });

  it("[L15] is asked for at least 60 short ones of each", () => {
    for (const lists of [present, absent]) {
      const short = Object.values(lists)
        .flat()
        .filter((word) => word.length <= 3);
      expect(new Set(short).size).toBeGreaterThan(60);
    }
  });

  it("[L15] has exactly the listed words of two and three letters", () => {
    const letters = [...ALPHABET];
    const two = letters.flatMap((one) => letters.map((other) => one + other));
    const three = two.flatMap((start) => letters.map((last) => start + last));
    const found = [...two, ...three].filter(lexicon.has);
    expect(found.toSorted()).toEqual(shortWords.toSorted());
  });

  it("lists each short word once, and adds none that the curation refuses", () => {
    expect(new Set(shortWords).size).toBe(shortWords.length);
    expect(added.filter((word) => flawOf(word) !== undefined)).toEqual([]);
    expect(added.filter((word) => !lexicon.has(word))).toEqual([]);
  });

  it("[L15] has nothing that was left out", () => {
    const out = Object.values(leftOut).flat();
    expect(out.length).toBeGreaterThan(1000);
    expect(new Set(out).size).toBe(out.length);
    expect(out.filter((word) => lexicon.has(word))).toEqual([]);
  });

  it("reads capitals, small letters and split accents alike", () => {
    for (const word of [
      "ŻONKIL",
      "żonkil",
      "Żonkil",
      "ŻONKIL".normalize("NFD"),
    ])
      expect(lexicon.has(word)).toBe(true);
    for (const word of ["", "żon kil", "żonkil.", "quiz", "123"])
      expect(lexicon.has(word)).toBe(false);
  });

  it("knows how words begin", () => {
    for (const prefix of ["", "żonk", "ŹDŹB", "konstantynopolit"])
      expect(lexicon.hasPrefix(prefix)).toBe(prefix.length < 16);
    for (const prefix of ["żx", "ńń", "żonkill"])
      expect(lexicon.hasPrefix(prefix)).toBe(false);
  });
});

describe("how common a word is", () => {
  it.each([
    ["dom", 1],
    ["jest", 1],
    ["koniach", 2],
    ["żonkil", 3],
    ["wieczfniańskość", 3],
    ["brzdęk", 3],
    ["xyz", undefined],
    // Common only as zrobię, też, między without their accents.
    ["zrobie", 3],
    ["tez", 3],
    ["miedzy", 3],
    // As far from its twin, but with forms of its own beside it; as lonely, but not so far.
    ["stad", 1],
    ["przekaz", 1],
  ])("%s: tier %s", (word, tier) => {
    expect(lexicon.tierOf(word)).toBe(tier);
  });

  it.each([
    ["koniem", ["koń"]],
    ["DOMAMI", ["dom"]],
    ["robiłaś", ["robić"]],
    ["ŻONKIL", ["żonkil"]],
    ["żonkilach", ["żonkil"]],
    ["dam", ["dam", "dama", "dać"]],
    ["niedobrego", ["niedobry"]],
    ["blabla", []],
    ["quiz", []],
  ])("%s is a form of %j", (word, found) => {
    expect(bases.of(word).toSorted()).toEqual(found);
  });
});

describe("the files", () => {
  it.each(["words", "everyday", "familiar", "bases"])(
    "%s.bin is the one that was checked in",
    (name) => {
      const [hash] = data(`${name}.sha256`).toString().split(" ");
      const bytes = data(`${name}.bin`);
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(hash);
    },
  );

  it("all carry one version and take less than 2 MB", () => {
    const { version, words, everyday, familiar } = lexicon;
    expect(version).toMatch(/^sjp-\d{4}-\d{2}-\d{2}\.\d+$/);
    expect(everyday.version).toBe(version);
    expect(familiar.version).toBe(version);
    expect(words.words).toBeGreaterThan(3_000_000);
    const bytes = [words, everyday, familiar].map(
      ({ edges }) => edges.byteLength,
    );
    expect(bytes.reduce((sum, more) => sum + more, 0)).toBeLessThan(2_000_000);
  });

  it("load in less than 100 ms", () => {
    const times = Array.from({ length: 5 }, () => {
      const began = performance.now();
      loadLexicon();
      return performance.now() - began;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  });

  it("are refused when they are something else", () => {
    const packed = {
      words: data("words.bin"),
      everyday: data("everyday.bin"),
      familiar: data("familiar.bin"),
    };
    const cut = packed.words.subarray(0, 1000);
    expect(() => lexiconFrom({ ...packed, words: cut })).toThrow(/packed/);
    const text = new TextEncoder().encode("<!doctype html><title>404</title>");
    expect(() => lexiconFrom({ ...packed, words: text })).toThrow(/packed/);
  });

  it("may begin anywhere in a buffer", () => {
    const bytes = data("words.bin");
    const shifted = new Uint8Array(bytes.length + 1);
    shifted.set(bytes, 1);
    const again = lexiconFrom({
      words: shifted.subarray(1),
      everyday: data("everyday.bin"),
      familiar: data("familiar.bin"),
    });
    expect(again.has("żonkil")).toBe(true);
  });
});
