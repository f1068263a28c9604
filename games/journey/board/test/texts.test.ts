/** The words: the same keys in three languages, a sentence for every event and every refusal. */

import { alikeTexts, allTexts, gameTexts } from "@stolik/furniture/testing";
import { languages } from "@stolik/kernel";
import type { Language } from "@stolik/kernel";
import { describe as suite, expect, it } from "vitest";
import { allCards } from "../../content/cards.ts";
import { fieldOf, locationIds } from "../../content/map.ts";
import { trackIds } from "../../content/track.ts";
import type { Event } from "../../rules/position.ts";
import { describe } from "../describe.ts";
import { module } from "../index.tsx";
import { fit, widthOf } from "../lettering.ts";
import { chapters } from "../rules/chapters.ts";
import { cardStory, placeStory, texts, trackStory } from "../stories.ts";
import { wordsIn } from "../words.ts";
import { library, players } from "./table.tsx";

const path = ["poznan", "koscian", "rawicz"].map((id) =>
  fieldOf(id as "poznan"),
);
const gorzow = [fieldOf("pyrzyce"), fieldOf("gorzow")];
const over = { scores: [32, 3, 4] };

const events: readonly Event[] = [
  { type: "begins", seat: 0, markers: [1, 2, 3] },
  { type: "rolled", seat: 1, dice: [6, 1, 2] },
  { type: "took", seat: 1, die: 4 },
  { type: "halted", seat: 2, left: 0 },
  { type: "moved", seat: 0, by: "foot", path },
  { type: "moved", seat: 0, by: "foot", path: [5] },
  { type: "moved", seat: 0, by: "coach", path: gorzow },
  { type: "moved", seat: 0, by: "train", path: gorzow },
  { type: "collected", seat: 1, location: 5, cards: 3 },
  { type: "drew", seat: 0, cards: ["stop", "grey-1410"] },
  { type: "reshuffled", cards: 30 },
  { type: "placed", markers: [4, 5], mixed: false },
  { type: "placed", markers: [4, 5], mixed: true },
  { type: "advanced", seat: 0, card: "grey-1410", from: 8, to: 10 },
  { type: "advanced", seat: 0, card: "eagle", from: 31, to: 32 },
  { type: "stopped", seat: 0, target: 1 },
  { type: "raised", seat: 0, die: 5 },
  { type: "discarded", seat: 0, card: "train" },
  { type: "over", outcome: { ...over, winners: [0], reason: "arrived" } },
  { type: "over", outcome: { ...over, winners: [0, 1], reason: "quiet" } },
  { type: "over", outcome: { ...over, winners: [0], reason: "late" } },
  { type: "over", outcome: { ...over, winners: [0], reason: "spent" } },
];

await gameTexts({
  texts: module.texts,
  events,
  describe: async (event, language) => describe(event, await wording(language)),
  ruleTexts: module.ruleTexts,
  chapters,
  folder: new URL("../../", import.meta.url),
});

alikeTexts("the stories", await allTexts(texts));

suite.each(languages)("in %s", (language) => {
  it("[J1] [J2] [J4] every stamp, card and location has a story and a picture", () => {
    const stories = [
      ...trackIds.map((_, index) => trackStory(index, language)),
      ...allCards.map((card) => cardStory(card, language)),
      ...locationIds.map((id) => placeStory(fieldOf(id), language)),
    ];
    for (const story of stories) {
      expect(story?.title).toMatch(/./);
      expect(story?.text).toMatch(/./);
      expect(story?.scene.motifs.length).toBeGreaterThan(0);
    }
  });

  it("every title fits its card, no word of it broken", () => {
    for (const card of allCards) {
      const { title } = cardStory(card, language);
      const { lines, size } = fit(title, 88, 44, 17);
      expect(lines.join(" ")).toBe(title);
      expect(size).toBeGreaterThan(7);
      for (const line of lines)
        expect(widthOf(line, size)).toBeLessThanOrEqual(88.01);
    }
  });
});

async function wording(language: Language) {
  return { words: wordsIn(await library(), language), language, players };
}
