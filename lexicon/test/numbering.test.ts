/** Words by number: every number has its word, in the order of the alphabet. */

import { describe, expect, it } from "vitest";
import {
  decode,
  encode,
  lexiconOf,
  numberOf,
  wordAt,
  wordsBefore,
} from "../index.ts";
import { loadLexicon } from "../node.ts";

describe("numbers", () => {
  it("follow the alphabet, a word before those that begin with it", () => {
    const list = ["koń", "koni", "ko", "konie", "koniec", "żonkil", "ćma"];
    const { words } = lexiconOf(list);
    const before = wordsBefore(words);
    const found = list.map((_, number) =>
      decode(wordAt(words, before, number)),
    );
    expect(found).toEqual([
      "ćma",
      "ko",
      "koni",
      "konie",
      "koniec",
      "koń",
      "żonkil",
    ]);
    expect(
      found.map((word) => numberOf(words, before, encode(word) ?? [])),
    ).toEqual(found.map((_, number) => number));
    for (const word of ["kon", "konik", "ćmaa", "a", ""])
      expect(numberOf(words, before, encode(word) ?? [])).toBeUndefined();
    for (const number of [-1, list.length])
      expect(() => wordAt(words, before, number)).toThrow(/No word/);
  });

  it("reach every part of the dictionary", () => {
    const { words, has } = loadLexicon();
    const before = wordsBefore(words);
    const last = words.words - 1;
    const places = Array.from({ length: 1001 }, (_, step) =>
      Math.floor((step * last) / 1000),
    );
    const spelled = places.map((number) => wordAt(words, before, number));
    expect(spelled.every((symbols) => has(decode(symbols)))).toBe(true);
    expect(spelled.map((symbols) => numberOf(words, before, symbols))).toEqual(
      places,
    );
    const keys = spelled.map((symbols) => String.fromCharCode(...symbols));
    expect(keys).toEqual([...new Set(keys)].toSorted());
  });
});
