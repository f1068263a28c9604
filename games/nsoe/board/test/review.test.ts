/** The words of a review: a sentence for every reason, in three languages. */

import { languages } from "@stolik/kernel";
import type { Language, Reason } from "@stolik/kernel";
import { expect, it } from "vitest";
import { sayReason } from "../review.ts";
import { wordsIn } from "../words.ts";
import { library, players } from "./table.tsx";

const oslo = { city: "oslo", north: 18, east: -3, sure: 50 };
const reasons: readonly Reason[] = [
  { code: "wrong", values: oslo },
  { code: "wrong-free", values: { ...oslo, north: 0, sure: 0 } },
  { code: "room", values: { city: "oslo", row: 3, column: 5 } },
  { code: "swap-last-round" },
  { code: "swap-ended" },
];

async function said(reason: Reason, language: Language): Promise<string> {
  const words = wordsIn(await library(), language);
  return sayReason(reason, { words, language, players });
}

it.each(languages)("every reason has a sentence in %s", async (language) => {
  for (const reason of reasons) {
    const sentence = await said(reason, language);
    expect(sentence).toMatch(/^\p{Lu}.*[^.]\.$/u);
    expect(sentence).not.toMatch(/\{\{|undefined|[a-z]\.[a-z]/);
  }
});

it("[N10] a wrong card is told by what was missing, on each axis", async () => {
  expect(await said(reasons[0]!, "en")).toBe(
    "Oslo: 18° further north and 3° further west than this space allows. Laying it paid off for anyone more than 50% sure.",
  );
  expect(await said(reasons[1]!, "pl")).toBe(
    "Oslo: 3° dalej na zachód, niż pozwala to pole. Próba nic nie kosztowała.",
  );
});
