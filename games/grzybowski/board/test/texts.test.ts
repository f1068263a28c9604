/** The words: the same keys in three languages, a sentence for every event, goal and refusal. */

import { allTexts, branch, gaps, sourceIn } from "@stolik/furniture/testing";
import { languages } from "@stolik/kernel";
import type { Language } from "@stolik/kernel";
import { describe as suite, expect, it } from "vitest";
import { backs } from "../../content/backs.ts";
import { backIds, chances } from "../../rules/index.ts";
import type { Event } from "../../rules/index.ts";
import { describe } from "../describe.ts";
import { goalText } from "../goal-words.ts";
import { texts as load } from "../index.tsx";
import { chapters } from "../rules/chapters.ts";
import { wordsIn } from "../words.ts";
import { library, players } from "./table.tsx";

const texts = await allTexts(load);

const rules = new URL("../../rules/", import.meta.url);
const open = { front: "peretz", back: backs.peretz } as const;
const sides = ["front", "back"] as const;
const over = { scores: [30, 30], reason: "full" };

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

suite.each(languages)("in %s", (language) => {
  it.each(events.map((event) => [event.type, event] as const))(
    "%s has a sentence",
    async (_type, event) => {
      const sentence = describe(event, await telling(language));
      expect(sentence).toMatch(/^\p{Lu}.*[.!]$/u);
      expect(sentence).not.toMatch(/\{\{|events\.|chances\.|names\.|undefined/);
    },
  );

  it("[G1] every back has a sentence", async () => {
    const told = await telling(language);
    for (const id of backIds) {
      const sentence = goalText(id, told);
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toMatch(/\{\{|goals\.|chances\.|undefined/);
    }
  });

  it("every refusal of the rules has a sentence", () => {
    const known = Object.keys(branch(texts[language], "refusals"));
    expect(known).toEqual(expect.arrayContaining(refusalCodes()));
  });

  it("every rule has a title, a text and its pictures' captions", () => {
    const told = branch(texts[language], "rules");
    for (const rule of chapters.flatMap((chapter) => chapter.rules)) {
      expect(told).toHaveProperty([rule.id, "title"]);
      expect(told).toHaveProperty([rule.id, "text"]);
      for (const { name, type } of rule.figures ?? [])
        if (type !== "chances") expect(told).toHaveProperty(["figures", name]);
    }
  });

  it("has the same keys and the same gaps as English", () => {
    expect(gaps(texts[language])).toEqual(gaps(texts.en));
  });
});

suite("the rules to read", () => {
  it("every rule G1–G24 stands there, once", () => {
    const ids = chapters.flatMap(({ rules: found }) =>
      found.map(({ id }) => id),
    );
    expect(ids).toEqual(Array.from({ length: 24 }, (_, n) => `G${n + 1}`));
  });
});

async function telling(language: Language) {
  const words = wordsIn(await library(), language);
  return { words, language, players };
}

/** What the rules say when they refuse, read from their source. */
function refusalCodes(): string[] {
  const found = sourceIn(rules).matchAll(
    /refus(?:e|al)\(([^()]*?"[a-z-]+"[^()]*?)[,)]/g,
  );
  const codes = [...found].flatMap(([, part = ""]) =>
    [...part.matchAll(/"([a-z]+-[a-z-]+)"/g)].map(([, code]) => code ?? ""),
  );
  return [...new Set(codes)];
}
