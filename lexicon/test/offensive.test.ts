/** Offensive words: known, and of the last tier; decent ones that look like them are not taken for them. */

import { describe, expect, it } from "vitest";
import { loadBases, loadLexicon } from "../node.ts";
import { inoffensive, offensive } from "./offensive.ts";
import { present } from "./words.ts";

const lexicon = loadLexicon();
const bases = loadBases();

describe("offensive words", () => {
  it.each(Object.entries(offensive))("are %s", (_, words) => {
    expect(words.filter((word) => !lexicon.has(word))).toEqual([]);
    expect(words.filter((word) => !lexicon.isOffensive(word))).toEqual([]);
    expect(words.filter((word) => lexicon.tierOf(word) !== 3)).toEqual([]);
    expect(words.flatMap(bases.of)).toEqual([]);
  });

  it("are known in capitals too", () => {
    expect(lexicon.isOffensive("DUPA")).toBe(true);
  });

  it("are not the decent ones that look like them", () => {
    expect(inoffensive.filter((word) => !lexicon.has(word))).toEqual([]);
    expect(inoffensive.filter(lexicon.isOffensive)).toEqual([]);
  });

  it("are few, and no other word of the tests is one", () => {
    const all = Object.values(present).flat();
    expect(all.filter(lexicon.isOffensive)).toEqual([
      "rzyć",
      "rzyci",
      "rzycią",
    ]);
    for (const text of ["", "xyz", "dupaa"])
      expect(lexicon.isOffensive(text)).toBe(false);
  });
});
