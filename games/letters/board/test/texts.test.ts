/** The words: the same keys in three languages, a sentence for every event, every refusal and every rule. */

import { allTexts, branch, gaps, refusalsIn } from "@stolik/furniture/testing";
import { languages } from "@stolik/kernel";
import type { Language } from "@stolik/kernel";
import { describe as suite, expect, it } from "vitest";
import type { Event } from "../../rules/index.ts";
import { describe, worthTelling } from "../describe.ts";
import { texts as load } from "../index.tsx";
import { chapters } from "../rules/chapters.ts";
import { wordsIn } from "../words.ts";
import { library, players } from "./page.tsx";

const texts = await allTexts(load);

const rules = new URL("../../rules/", import.meta.url);

const read = {
  type: "word",
  seat: 0,
  word: "TORBA",
  laid: [{ letter: "B", field: 1 }],
  fields: [0, 1],
  points: 9,
  fenced: [],
} as const;
const over = { winners: [0, 1], scores: [9, 9] };

const events: readonly Event[] = [
  {
    type: "begins",
    seat: 1,
    draws: [[{ seat: 0, letter: "B" }]],
    start: "T",
  },
  { ...read, bonus: 0 },
  { ...read, bonus: 15 },
  { type: "accepted", seat: 1 },
  { type: "challenged", seat: 1, word: "TORBA", isWord: true },
  { type: "challenged", seat: 1, word: "TORBA", isWord: false },
  { type: "stands", seat: 0, word: "TORBA", points: 9, bonus: 15 },
  { type: "refused", seat: 0, word: "TORBA", returned: read.laid },
  { type: "exchanged", seat: 0, count: 2 },
  { type: "passed", seat: 0 },
  { type: "drew", seat: 0, count: 2 },
  { type: "received", letters: ["Ą", "Ć"] },
  { type: "over", outcome: { ...over, reason: "covered" } },
  { type: "over", outcome: { ...over, winners: [1], reason: "idle" } },
];

suite.each(languages)("in %s", (language) => {
  it.each(events.map((event) => [event.type, event] as const))(
    "%s has a sentence",
    async (_type, event) => {
      const sentence = describe(event, await telling(language));
      expect(sentence).toMatch(/^\p{Lu}.*[.!]$/u);
      expect(sentence).not.toMatch(/\{\{|events\.|undefined/);
    },
  );

  it("every refusal of the rules has a sentence", () => {
    const known = Object.keys(branch(texts[language], "refusals"));
    expect(known).toEqual(expect.arrayContaining(refusalsIn(rules)));
  });

  it("every rule has a title, a text and its pictures' captions", () => {
    const told = branch(texts[language], "rules");
    for (const { name, rules: found } of chapters) {
      expect(told).toHaveProperty(["sections", name]);
      for (const { id, picture, examples = [] } of found) {
        expect(told).toHaveProperty([id, "title"]);
        expect(told).toHaveProperty([id, "text"]);
        for (const figure of [
          ...(picture ? [picture] : []),
          ...examples.map((example) => example.name),
        ])
          expect(told).toHaveProperty(["figures", figure]);
      }
    }
  });

  it("has the same keys and the same gaps as English", () => {
    expect(gaps(texts[language])).toEqual(gaps(texts.en));
  });
});

it("every rule L1–L25 stands in the rules to read, once", () => {
  const ids = chapters.flatMap(({ rules: found }) => found.map(({ id }) => id));
  expect(ids).toEqual(Array.from({ length: 25 }, (_, n) => `L${n + 1}`));
});

it("[L18] a judged word is told once, a drawn tile once", () => {
  const stands = { type: "stands", seat: 0, word: "TORBA" } as const;
  const told = worthTelling({
    seq: 1,
    events: [
      { ...read, bonus: 0 },
      { ...stands, points: 9, bonus: 0 },
      { type: "drew", seat: 0, count: 1 },
      { type: "received", letters: ["Z"] },
    ],
  });
  expect(told.map(({ type }) => type)).toEqual(["word", "received"]);
});

async function telling(language: Language) {
  return { words: wordsIn(await library(), language), language, players };
}
