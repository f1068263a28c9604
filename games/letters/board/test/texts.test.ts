/** The words: the same keys in three languages, a sentence for every event, every refusal and every rule. */

import { gameTexts } from "@stolik/furniture/testing";
import type { Language } from "@stolik/kernel";
import { expect, it } from "vitest";
import type { Event } from "../../rules/index.ts";
import { describe, worthTelling } from "../describe.ts";
import { module } from "../index.tsx";
import { chapters } from "../rules/chapters.ts";
import { wordsIn } from "../words.ts";
import { library, players } from "./page.tsx";

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

await gameTexts({
  texts: module.texts,
  events,
  describe: async (event, language) => describe(event, await wording(language)),
  ruleTexts: module.ruleTexts,
  chapters,
  folder: new URL("../../", import.meta.url),
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

async function wording(language: Language) {
  return { words: wordsIn(await library(), language), language, players };
}
