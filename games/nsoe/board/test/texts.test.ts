/** The words: the same keys in three languages, a sentence for every event and every refusal. */

import { gameTexts } from "@stolik/furniture/testing";
import type { Language } from "@stolik/kernel";
import { describe as suite, expect, it } from "vitest";
import type { Event } from "../../rules/position.ts";
import { table } from "../../test/table.ts";
import { describe, describeShared } from "../describe.ts";
import type { LaidEvent } from "../describe.ts";
import { module } from "../index.tsx";
import { cellLabels } from "../relation.ts";
import { chapters } from "../rules/chapters.ts";
import { degreesOn, pointText, wordsIn } from "../words.ts";
import { library, players } from "./table.tsx";

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
  { type: "kept", seat: 1, city: "milano" },
  { type: "last-round", seat: 0 },
  { type: "over", outcome: { ...over, reason: "out" } },
  { type: "over", outcome: { ...over, reason: "piles" } },
  { type: "over", outcome: { winners: [1], scores: [3, 1], reason: "swaps" } },
];

await gameTexts({
  texts: module.texts,
  events,
  describe: async (event, language) => describe(event, await wording(language)),
  ruleTexts: module.ruleTexts,
  chapters,
  folder: new URL("../../", import.meta.url),
});

suite("the wording", () => {
  it("[N10] tells a wrong order by the true direction", async () => {
    expect(describe(events[2]!, await wording("en"))).toContain(
      "Milan: further west than Rome (9°E, 12°E).",
    );
    expect(describe(events[2]!, await wording("pl"))).toContain(
      "Mediolan: dalej na zachód niż Rzym (9°E, a\u00a0tam 12°E).",
    );
    expect(describe(events[2]!, await wording("it"))).toContain(
      "Milano: più a ovest (9°E) rispetto a Roma (12°E).",
    );
  });

  it("[N11] tells cards too far apart in one row by their latitudes", async () => {
    expect(describe(events[5]!, await wording("en"))).toContain(
      "Milan and Rome share a row but are 4° apart: 45°N and 41°N (2° at most).",
    );
  });

  it("[N9] names every comparison that fails, the worst in a sentence", async () => {
    const there = {
      backs: { ...backs, oslo: { latitude: 59.9, longitude: 10.7 } },
    };
    const wrong: LaidEvent = {
      ...laid,
      contradictions: [
        { city: "oslo", axis: "longitude", type: "order" },
        { city: "roma", axis: "longitude", type: "order" },
      ],
    };
    expect(describe(wrong, { ...(await wording("en")), ...there })).toContain(
      "further west than Rome (9°E, 12°E). It also contradicts: Oslo (10°E).",
    );
  });

  it("[N11] tells what is allowed when a card in a shared line is right", async () => {
    const right: LaidEvent = {
      ...laid,
      city: "napoli",
      back: { latitude: 40.8, longitude: 14.2 },
      contradictions: [],
    };
    const lying = [{ city: "roma", row: 5, column: 7 }] as const;
    expect(describeShared(right, lying, await wording("en"))).toEqual([
      "Naples and Rome share a row: 1° apart, 2° are allowed.",
    ]);
    expect(describeShared(right, [], await wording("en"))).toEqual([]);
  });

  it.each([
    [
      "en",
      "row 6, column 8: free, west of Vienna, east of Bern, south of Vienna, in one row with Rome",
    ],
    [
      "pl",
      "rząd 6, kolumna 8: wolne, na zachód od miasta Wiedeń, na wschód od miasta Berno, na południe od miasta Wiedeń, w\u00a0jednym rzędzie z\u00a0miastem Rzym",
    ],
    [
      "it",
      "riga 6, colonna 8: libera, a ovest di Vienna, a est di Berna, a sud di Vienna, nella stessa riga di Roma",
    ],
  ] as const)(
    "[N10] in %s a free cell is told by the cards it lies between",
    async (language, told) => {
      const view = table({ laid: ["roma 6 3", "bern 4 7", "wien 5 9"] });
      const words = { ...(await wording(language)), backs: view.backs };
      expect(cellLabels(view, words)[5]?.[7]).toBe(told);
    },
  );

  it("[N1] prints whole degrees, cut, and 0° on neither side", async () => {
    const { words } = await wording("en");
    const london = { latitude: 51.5, longitude: -0.13 };
    expect(pointText(london, words)).toBe("51°N 0°");
    const west = { latitude: 38.7, longitude: -9.14 };
    expect(degreesOn("longitude", west, words)).toBe("9°W");
  });
});

async function wording(language: Language) {
  const words = wordsIn(await library(), language);
  return { words, language, players, backs };
}
