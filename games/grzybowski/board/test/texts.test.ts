/** The words: the same keys in three languages, a sentence for every event, goal and refusal. */

import { alikeTexts, gameTexts } from "@stolik/furniture/testing";
import { languages } from "@stolik/kernel";
import type { Language } from "@stolik/kernel";
import { describe as suite, expect, it } from "vitest";
import { backs } from "../../content/backs.ts";
import { backIds, chances } from "../../rules/index.ts";
import type { Event } from "../../rules/index.ts";
import { deckIn } from "../deck-words.ts";
import { describe } from "../describe.ts";
import { goalText } from "../goal-words.ts";
import { module } from "../index.tsx";
import { chapters } from "../rules/chapters.ts";
import { wordsIn } from "../words.ts";
import { library, players } from "./table.tsx";

const open = { front: "peretz", back: backs.peretz } as const;
const sides = ["front", "back"] as const;
const over = { scores: [30, 30], reason: "full" } as const;

const events: readonly Event[] = [
  { type: "begins", seat: 0 },
  ...sides.flatMap((up) =>
    [open, { front: null, back: null, [up]: open[up] }].flatMap(
      (card): Event[] => [
        { type: "took", seat: 0, slot: 2, up, card },
        { type: "laid", seat: 1, cell: 60, up, card },
        { type: "flipped", seat: 0, cell: 60, up, card },
        { type: "refilled", slot: 2, up, card },
      ],
    ),
  ),
  { type: "drew", seat: 0, card: open },
  { type: "reshuffled", seat: 0 },
  { type: "swapped", seat: 0, one: 59, other: 60 },
  { type: "moved", seat: 0, from: 59, to: 60 },
  ...chances.map((chance): Event => ({
    type: "used",
    seat: 0,
    chance,
    cell: 60,
    card: open,
  })),
  { type: "over", outcome: { ...over, winners: [0, 1] } },
  { type: "over", outcome: { ...over, winners: [1] } },
];

await gameTexts({
  texts: module.texts,
  events,
  describe: async (event, language) =>
    describe(event, await wording(language), []),
  ruleTexts: module.ruleTexts,
  chapters,
  folder: new URL("../../", import.meta.url),
});

alikeTexts("the deck", {
  pl: deckIn("pl"),
  it: deckIn("it"),
  en: deckIn("en"),
});

suite.each(languages)("in %s", (language) => {
  it("[G1] every back has a sentence", async () => {
    const told = await wording(language);
    for (const id of backIds) {
      const sentence = goalText(id, told);
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toMatch(/\{\{|goals\.|chances\.|undefined/);
    }
  });
});

async function wording(language: Language) {
  const words = wordsIn(await library(), language);
  return { words, language, players };
}
