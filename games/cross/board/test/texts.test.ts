/** The words: the same keys in three languages, a sentence for every event, refusal, option and rule. */

import { allTexts, branch, gaps, refusalsIn } from "@stolik/furniture/testing";
import { languages } from "@stolik/kernel";
import type { Language } from "@stolik/kernel";
import { describe as suite, expect, it } from "vitest";
import type { Back, Event } from "../../rules/position.ts";
import { describe } from "../describe.ts";
import type { Telling } from "../describe.ts";
import { texts as load } from "../index.tsx";
import { chapters } from "../rules/chapters.ts";
import { degreesOn, peopleText, wordsIn } from "../words.ts";
import { library, players } from "./table.tsx";

const texts = await allTexts(load);

const rules = new URL("../../rules/", import.meta.url);

const paris: Back = { latitude: 2931, longitude: 141, inhabitants: 2_103_778 };
const london: Back = { latitude: 3091, longitude: -8, inhabitants: 8_900_000 };

const checked = {
  type: "checked",
  layer: 0,
  doubter: 1,
  arm: "west",
  card: "london",
  neighbour: "paris",
  backs: { card: london, neighbour: paris },
  isRight: true,
  isFromPool: false,
} as const;
const judged = {
  type: "judged",
  start: { card: "paris", back: paris },
  arms: { west: [], south: [], north: [], east: [] },
  wrong: 0,
  estimates: [0, 1, 2],
  gains: [2, 0, 0],
} as const;

const events: readonly Event[] = [
  { type: "begins", seat: 0, start: "paris" },
  { type: "laid", seat: 0, card: "london", arm: "west", index: 0 },
  { type: "answered", seat: 1 },
  { type: "agreed", seat: 1 },
  checked,
  { ...checked, arm: "south", isRight: false, isFromPool: true },
  { ...checked, backs: { card: paris, neighbour: paris } },
  { type: "stop", laid: 15 },
  { type: "estimated", seat: 2 },
  judged,
  {
    ...judged,
    arms: {
      ...judged.arms,
      east: [{ card: "london", back: london, isRight: false }],
    },
    wrong: 1,
  },
  { type: "starts", card: "madrid" },
  {
    type: "over",
    outcome: { winners: [0, 1], scores: [5, 5, 2], reason: "deck" },
  },
  {
    type: "over",
    outcome: { winners: [1], scores: [3, 6, 1], reason: "deck" },
  },
];

suite.each(languages)("in %s", (language) => {
  it.each(events.map((event) => [event.type, event] as const))(
    "%s has a sentence, aloud and in the log",
    async (_type, event) => {
      for (const variant of ["coordinates", "people"] as const)
        for (const open of [true, false]) {
          const sentence = describe(
            event,
            await telling(language, variant),
            open,
          );
          expect(sentence).toMatch(/^\p{Lu}.*[.!]$/u);
          expect(sentence).not.toMatch(
            /\{\{|events\.|check\.|arms\.|undefined/,
          );
        }
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
      if (rule.picture) expect(told).toHaveProperty(["figures", rule.picture]);
      for (const { name } of rule.examples ?? [])
        expect(told).toHaveProperty(["figures", name]);
    }
  });

  it("has the same keys and the same gaps as English", () => {
    expect(gaps(texts[language])).toEqual(gaps(texts.en));
  });
});

suite("the wording", () => {
  it("[C9] tells a check by the true direction and what is printed", async () => {
    expect(describe(checked, await telling("en"), true)).toContain(
      "London lies west of Paris: 0°08′W against 2°21′E.",
    );
    expect(describe(checked, await telling("pl"), true)).toContain(
      "Londyn leży dalej na zachód niż Paryż: 0°08′W wobec 2°21′E.",
    );
    expect(describe(checked, await telling("it"), true)).toContain(
      "Londra è più a ovest di Parigi: 0°08′O contro 2°21′E.",
    );
  });

  it("[C14] the log of a closed book forgets the numbers", async () => {
    for (const language of languages)
      expect(describe(checked, await telling(language))).not.toMatch(/\d/);
  });

  it("[C20] tells the people variant by inhabitants", async () => {
    expect(describe(checked, await telling("en", "people"), true)).toContain(
      "London has more people than Paris: 8,900,000 against 2,103,778.",
    );
    expect(peopleText({ ...paris, inhabitants: 6_000 }, "pl")).toBe(
      "6\u00a0000",
    );
  });

  it("[C1] prints degrees and minutes, and nought on neither side", async () => {
    const { words } = await telling("en");
    expect(degreesOn("latitude", paris, words)).toBe("48°51′N");
    expect(degreesOn("longitude", { ...paris, longitude: 0 }, words)).toBe(
      "0°00′",
    );
  });

  it("every rule C1–C21 stands in the rules to read, once", () => {
    const ids = chapters.flatMap(({ rules: found }) =>
      found.map(({ id }) => id),
    );
    expect(ids).toEqual(Array.from({ length: 21 }, (_, n) => `C${n + 1}`));
  });
});

async function telling(
  language: Language,
  variant: Telling["variant"] = "coordinates",
): Promise<Telling> {
  const words = wordsIn(await library(), language);
  return { words, language, players, variant };
}
