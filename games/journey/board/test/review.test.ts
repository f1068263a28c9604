/** The words of a review: a sentence in every language for whatever the judge says. */

import { languages } from "@stolik/kernel";
import type { Language } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { fieldOf } from "../../content/map.ts";
import { reasonCodes } from "../../rules/reasons.ts";
import { table } from "../../test/table.ts";
import { say } from "../review.ts";
import { wordsIn } from "../words.ts";
import { library, players } from "./table.tsx";

const named = {
  die: 4,
  field: fieldOf("biskupin"),
  target: 1,
  steps: 1.5,
  before: 1,
  spaces: 90,
  places: 12,
  reach: 8.4,
  usual: 9,
};

describe.each(languages)("in %s", (language) => {
  it.each(reasonCodes)("[J27] %s has a sentence", async (code) => {
    const cards = code === "unused" ? "stop grey-1410" : 3;
    const sentence = await said(language, code, { ...named, cards });
    expect(sentence).toMatch(/^\p{Lu}.*[^.]\.$/u);
    expect(sentence).not.toMatch(/\{\{|undefined|review\./);
  });
});

it("[J16] names the place, the die and the cards", async () => {
  expect(await said("en", "collect", { ...named, cards: 3 })).toBe(
    "A marker was in reach with the 4: Biskupin (cards: 3).",
  );
});

it("[J10] names the cards that were never used, and writes numbers as the language does", async () => {
  expect(await said("en", "unused", { cards: "stop grey-1410" })).toMatch(
    /STOP and .*1410/i,
  );
  expect(await said("pl", "dice", named)).toContain("8,4");
});

async function said(
  language: Language,
  code: string,
  values: Readonly<Record<string, string | number>>,
): Promise<string> {
  const wording = {
    words: wordsIn(await library(), language),
    language,
    players,
  };
  const assessment = {
    aspect: "turn",
    best: 1,
    played: 0,
    spread: 0,
    advised: [],
    reason: { code, values },
  };
  return say(assessment, 0, table(), wording);
}
