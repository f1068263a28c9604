/** The words of a review: a sentence in every language for whatever the judge says. */

import { languages } from "@stolik/kernel";
import type { Language } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { reasonCodes } from "../../rules/reasons.ts";
import { table } from "../../test/table.ts";
import { say } from "../review.ts";
import { wordsIn } from "../words.ts";
import { library, players } from "./table.tsx";

const named = {
  cardFront: "iron-shops",
  cardBack: "",
  goalFront: "bund-fighters",
  goalBack: "pair-varsovians-unrest",
  chance: "swap",
  more: 3,
};

describe.each(languages)("in %s", (language) => {
  it.each(reasonCodes)("[G11] %s has a sentence", async (code) => {
    const sentence = await said(language, code, named);
    expect(sentence).toMatch(/^\p{Lu}.*[^.]\.$/u);
    expect(sentence).not.toMatch(/\{\{|undefined|review\./);
  });

  it("[G6] a card that was hidden from the seat is called by what it saw", async () => {
    const hidden = { ...named, cardFront: "", cardBack: "place-corner" };
    const sentence = await said(language, "other-card", hidden);
    expect(sentence).toMatch(/\(.+\)\.$/);
  });
});

async function said(
  language: Language,
  code: string,
  values: Readonly<Record<string, string | number>>,
): Promise<string> {
  const words = wordsIn(await library(), language);
  const assessment = {
    aspect: "turn",
    best: 1,
    played: 0,
    spread: 0,
    advised: [],
    reason: { code, values },
  };
  return say(assessment, 0, table(), { words, language, players });
}
