/** The words: the same keys in three languages, a sentence for every event and every refusal. */

import { allTexts, branch, gaps, refusalsIn } from "@stolik/furniture/testing";
import { languages } from "@stolik/kernel";
import type { Language } from "@stolik/kernel";
import { describe as suite, expect, it } from "vitest";
import type { Event } from "../../rules/position.ts";
import { describe } from "../describe.ts";
import { texts as load } from "../index.tsx";
import { chapters } from "../rules/chapters.ts";
import { degreesOn, pointText, wordsIn } from "../words.ts";
import { library, players } from "./table.tsx";

const texts = await allTexts(load);

const rules = new URL("../../rules/", import.meta.url);

const roma = { latitude: 41.9, longitude: 12.5 };
const backs = { roma };

const laid = {
  type: "laid",
  seat: 0,
  city: "milano",
  row: 5,
  column: 8,
  back: { latitude: 45.46, longitude: 9.18 },
} as const;
const over = { winners: [0, 1], scores: [0, 0] };

const events: readonly Event[] = [
  { type: "begins", seat: 0, reference: "roma" },
  { ...laid, contradictions: [] },
  ...(["longitude", "latitude"] as const).flatMap((axis) =>
    (["order", "apart"] as const).map((type) => ({
      ...laid,
      contradictions: [{ city: "roma", axis, type } as const],
    })),
  ),
  { type: "swapped", seat: 1, gave: "milano", took: "roma", pile: 2 },
  { type: "drew", seat: 1, city: "milano", pile: 0 },
  { type: "last-round", seat: 0 },
  { type: "over", outcome: { ...over, reason: "out" } },
  { type: "over", outcome: { ...over, reason: "piles" } },
  { type: "over", outcome: { winners: [1], scores: [3, 1], reason: "swaps" } },
];

suite.each(languages)("in %s", (language) => {
  it.each(events.map((event) => [event.type, event] as const))(
    "%s has a sentence",
    async (_type, event) => {
      const sentence = describe(event, await telling(language));
      expect(sentence).toMatch(/^\p{Lu}.*[.!]$/u);
      expect(sentence).not.toMatch(/\{\{|events\.|check\.|undefined/);
    },
  );

  it("every refusal of the rules has a sentence", () => {
    const known = Object.keys(branch(texts[language], "refusals"));
    expect(known).toEqual(expect.arrayContaining(refusalsIn(rules)));
  });

  it("every rule has a title, a text and its pictures' captions", () => {
    const told = branch(texts[language], "rules");
    for (const rule of chapters.flatMap((chapter) => chapter.rules)) {
      expect(told).toHaveProperty([rule.id, "title"]);
      expect(told).toHaveProperty([rule.id, "text"]);
      for (const { name } of rule.examples ?? [])
        expect(told).toHaveProperty(["figures", name]);
    }
  });

  it("has the same keys and the same gaps as English", () => {
    expect(gaps(texts[language])).toEqual(gaps(texts.en));
  });
});

suite("the wording", () => {
  it("[N10] tells a wrong order by the true direction", async () => {
    expect(describe(events[2]!, await telling("en"))).toContain(
      "Milan lies west of Rome: 9°E against 12°E.",
    );
    expect(describe(events[2]!, await telling("pl"))).toContain(
      "Mediolan leży dalej na zachód niż Rzym: 9°E wobec 12°E.",
    );
    expect(describe(events[2]!, await telling("it"))).toContain(
      "Milano è più a ovest di Roma: 9°E contro 12°E.",
    );
  });

  it("[N11] tells cards too far apart in one row by their latitudes", async () => {
    expect(describe(events[5]!, await telling("en"))).toContain(
      "Milan and Rome share a row but are 4° apart: 45°N and 41°N (2° at most).",
    );
  });

  it("[N1] prints whole degrees, cut, and 0° on neither side", async () => {
    const { words } = await telling("en");
    const london = { latitude: 51.5, longitude: -0.13 };
    expect(pointText(london, words)).toBe("51°N 0°");
    const west = { latitude: 38.7, longitude: -9.14 };
    expect(degreesOn("longitude", west, words)).toBe("9°W");
  });

  it("every rule N1–N17 stands in the rules to read, once", () => {
    const ids = chapters.flatMap(({ rules: found }) =>
      found.map(({ id }) => id),
    );
    expect(ids).toEqual(Array.from({ length: 17 }, (_, n) => `N${n + 1}`));
  });
});

async function telling(language: Language) {
  const words = wordsIn(await library(), language);
  return { words, language, players, backs };
}
