/** The words, in three languages: a sentence for every event, a text for every rule. */

import { gameTexts } from "@stolik/furniture/testing";
import type { Event } from "../../rules/position.ts";
import { describe } from "../describe.ts";
import { module } from "../index.tsx";
import { chapters } from "../rules/chapters.ts";
import { wordsIn } from "../words.ts";
import { library, players } from "./page.tsx";

const over = { scores: [2, 2], reason: "laid" } as const;

const events: readonly Event[] = [
  { type: "begins", seat: 0 },
  { type: "laid", seat: 1, card: 7 },
  { type: "won", seat: 1 },
  { type: "over", outcome: { ...over, winners: [0] } },
  { type: "over", outcome: { ...over, winners: [0, 1] } },
];

await gameTexts({
  texts: module.texts,
  events,
  async describe(event, language) {
    const words = wordsIn(await library(), language);
    return describe(event, { words, language, players });
  },
  ruleTexts: module.ruleTexts,
  chapters,
  folder: new URL("../../", import.meta.url),
});
