/** The words of a review: a sentence for every reason, in three languages. */

import { languages } from "@stolik/kernel";
import type { Language, Reason } from "@stolik/kernel";
import { expect, it } from "vitest";
import { table } from "../../test/table.ts";
import { sayReason } from "../review.ts";
import { wordsIn } from "../words.ts";
import { library, players } from "./table.tsx";

const compared = { card: "london", other: "paris", arm: "east", sure: 50 };
const reasons: readonly Reason[] = [
  { code: "caught", values: compared },
  { code: "doubt-lost", values: compared },
  { code: "doubt-missed", values: compared },
  { code: "estimate-off", values: { said: 3, wrong: 1 } },
];

async function said(reason: Reason, language: Language): Promise<string> {
  const words = wordsIn(await library(), language);
  const variant = "coordinates";
  return sayReason(reason, table(), { words, language, players, variant });
}

it.each(languages)("every reason has a sentence in %s", async (language) => {
  for (const reason of reasons) {
    const sentence = await said(reason, language);
    expect(sentence).toMatch(/^\p{Lu}.*[^.]\.$/u);
    expect(sentence).not.toMatch(/\{\{|undefined|[a-z]\.[a-z]/);
  }
});

it("[C9] two cards are told by what is printed on them", async () => {
  expect(await said(reasons[1]!, "en")).toBe(
    "London: further west than Paris (0°08′W, 2°21′E). The doubt was unjustified. Doubt when you’re more than 50% sure that the card is wrong.",
  );
});
