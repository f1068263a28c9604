/** The words: the same keys in three languages, a sentence for every event, refusal, option and rule. */

import { tieLoneLetters } from "@stolik/furniture";
import { gameTexts, printFaults } from "@stolik/furniture/testing";
import { placeIds, placeName, sightIds } from "@stolik/geo/names";
import { languages } from "@stolik/kernel";
import type { Language } from "@stolik/kernel";
import { describe as suite, expect, it } from "vitest";
import { lineAbout } from "../../content/lines.ts";
import type { Back, Event } from "../../rules/position.ts";
import { describe } from "../describe.ts";
import type { Wording } from "../describe.ts";
import { module } from "../index.tsx";
import { chapters } from "../rules/chapters.ts";
import { degreesOn, peopleText, wordsIn } from "../words.ts";
import { library, players } from "./table.tsx";

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

await gameTexts({
  texts: module.texts,
  events,
  /** In both variants, aloud and in the log. */
  async describe(event, language) {
    const told = [
      await wording(language, "coordinates"),
      await wording(language, "people"),
    ];
    return told.flatMap((one) => [
      describe(event, one, true),
      describe(event, one, false),
    ]);
  },
  ruleTexts: module.ruleTexts,
  chapters,
  folder: new URL("../../", import.meta.url),
});

suite("the wording", () => {
  it.each(languages)(
    "[C1] names and lines are set as print is in %s",
    (language) => {
      const lines = sightIds.map((id) => lineAbout(id, language));
      const printed = [
        ...placeIds.map((id) => placeName(id, language)),
        ...(language === "pl" ? tieLoneLetters(lines) : lines),
      ];
      for (const text of printed)
        expect(printFaults(text, language), text).toEqual([]);
    },
  );

  it("[C9] tells a check by the true direction and what is printed", async () => {
    expect(describe(checked, await wording("en"), true)).toContain(
      "London: further west than Paris (0°08′W, 2°21′E).",
    );
    expect(describe(checked, await wording("pl"), true)).toContain(
      "Londyn: dalej na zachód niż Paryż (0°08′W, a\u00a0tam 2°21′E).",
    );
    expect(describe(checked, await wording("it"), true)).toContain(
      "Londra: più a ovest (0°08′O) della carta Parigi (2°21′E).",
    );
  });

  it("[C14] the log of a closed book forgets the numbers", async () => {
    for (const language of languages)
      expect(describe(checked, await wording(language))).not.toMatch(/\d/);
  });

  it("[C20] tells the people variant by inhabitants", async () => {
    expect(describe(checked, await wording("en", "people"), true)).toContain(
      "London: more people than Paris (8,900,000, 2,103,778).",
    );
    expect(peopleText({ ...paris, inhabitants: 6_000 }, "pl")).toBe(
      "6\u00a0000",
    );
  });

  it("[C1] prints degrees and minutes, and nought on neither side", async () => {
    const { words } = await wording("en");
    expect(degreesOn("latitude", paris, words)).toBe("48°51′N");
    expect(degreesOn("longitude", { ...paris, longitude: 0 }, words)).toBe(
      "0°00′",
    );
  });
});

async function wording(
  language: Language,
  variant: Wording["variant"] = "coordinates",
): Promise<Wording> {
  const words = wordsIn(await library(), language);
  return { words, language, players, variant };
}
