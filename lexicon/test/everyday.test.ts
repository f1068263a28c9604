/** Which common words are said every day: a word is not made common by another that was written without accents. */

import { describe, expect, it } from "vitest";
import { everydayAmong } from "../build/everyday.ts";

describe("which common words are said every day", () => {
  const lexemes = [
    { base: "teza", forms: ["teza", "tez", "tezy"] },
    { base: "wiec", forms: ["wiec", "wiecu"] },
    { base: "stado", forms: ["stado", "stad"] },
  ];
  const rest = Array.from({ length: 20 }, (_, index) => `nic${index}`);
  const words = new Set([
    "też",
    "tez",
    "więc",
    "wiec",
    "stąd",
    "stad",
    "stado",
  ]);
  const said = (...common: string[]) => [
    ...everydayAmong(common, words, lexemes),
  ];

  it("not one that stands far below itself with accents", () => {
    expect(said("też", ...rest, "tez")).toEqual(["też"]);
  });

  it.each([
    ["one that is not so far below", ["też", "tez"]],
    ["one that stands above", ["tez", ...rest, "też"]],
    ["a base form", ["więc", ...rest, "wiec"]],
    ["one beside another of its forms", ["stąd", ...rest, "stad", "stado"]],
  ])("but %s", (_, common) => {
    expect(said(...common)).toEqual(common.filter((word) => words.has(word)));
  });
});
