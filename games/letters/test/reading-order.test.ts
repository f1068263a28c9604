/** L18: if the word is not one, the referee names an order of the same tiles that is. */

import { lexiconOf } from "@stolik/lexicon";
import { loadLexicon } from "@stolik/lexicon/node";
import { describe, expect, it } from "vitest";
import { letters } from "../rules/index.ts";
import { fieldsSpelling, readableOrder } from "../rules/reading-order.ts";
import { at, petal, table, word } from "./table.ts";

const [start, above, below] = [at(4, 4), at(3, 4), at(5, 4)];

function tilesOf(text: string) {
  return [...text].map((letter, field) => ({ letter, field }));
}

function orderOf(text: string, lexicon = loadLexicon(), sketch = table()) {
  return readableOrder(lexicon, sketch, tilesOf(text));
}

describe("the readable order", () => {
  it("[L18] comes with the refusal", () => {
    const game = letters(lexiconOf(["era", "rea"], { everyday: ["era"] }));
    const state = table({
      square: ["", "", "", "...E..."],
      racks: ["RAZBOK", "KINYCŁ"],
      state: { checking: "referee" },
    });
    const lay = [
      ["R", above],
      ["A", below],
    ] as const;
    const rae = game.reject(state, 0, word(lay, [above, below, start]));
    expect(rae).toEqual({
      code: "not-in-dictionary",
      rule: "L18",
      values: { word: "RAE", order: "ERA" },
    });
    const none = game.reject(state, 0, word(lay.slice(0, 1), [start, above]));
    expect(none?.values).toEqual({ word: "ER" });
  });

  it.each([
    ["RAE", "ERA"],
    ["OKT", "KOT"],
    ["ŁÓŻW", "WŁÓŻ"],
    ["XYŹ", undefined],
    ["ZŹBĆ", undefined],
  ])("[L18] %s: %s, the commonest of all", (text, order) => {
    expect(orderOf(text)).toBe(order);
  });

  it("[L18, L26] is nothing offensive, and nothing that may not be read again", () => {
    const lexicon = lexiconOf(["kto", "kot"], { offensive: ["kot"] });
    expect(orderOf("TOK", lexicon)).toBe("KTO");
    const row = {
      type: "word",
      seat: 0,
      word: "KTO",
      points: 3,
      bonus: 0,
      status: "stands",
    } as const;
    const played = table({ state: { repeats: false, sheet: [row] } });
    expect(orderOf("TOK", lexicon, played)).toBeUndefined();
  });

  it("[L25] of a snake goes from tile to touching tile", () => {
    const flower = table({ flower: {} });
    const [t, o, r] = [petal(0, 1), petal(1, 0), petal(1, -1)];
    const tiles = [
      { letter: "O", field: o },
      { letter: "T", field: t },
      { letter: "R", field: r },
    ];
    expect(fieldsSpelling(flower, tiles, "TOR")).toEqual([t, o, r]);
    // R and T do not touch.
    expect(fieldsSpelling(flower, tiles, "ORT")).toBeUndefined();
    expect(fieldsSpelling(flower, tiles, "TO")).toBeUndefined();
    const lexicon = lexiconOf(["ort"]);
    expect(readableOrder(lexicon, flower, tiles)).toBeUndefined();
    expect(readableOrder(lexicon, table(), tiles)).toBe("ORT");
  });

  it("is not looked for among too many letters", () => {
    const text = "TĘSKNIĄCEGO";
    expect(orderOf(text)).toBeUndefined();
  });
});
