/** The words of a review: a sentence for every reason, in three languages. */

import { languages } from "@stolik/kernel";
import type { Language, Reason } from "@stolik/kernel";
import { expect, it } from "vitest";
import { sayLays, sayReason } from "../review.ts";
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
    "Oslo didn’t fit here: it lies 18° further north and 3° further west than this space allows. If you’re not at least half sure of a card, a swap is the better turn.",
  );
  expect(await said(reasons[1]!, "pl")).toBe(
    "Karta Oslo tu nie pasowała: to miasto leży 3° dalej na zachód, niż pozwala to pole. Ale spróbować nic nie kosztowało.",
  );
});

it("[N13] whoever reads is told first how many of their cards were right", async () => {
  const words = wordsIn(await library(), "en");
  const laid = (seat: number, isRight: boolean) => ({
    seq: 1,
    events: [{ type: "laid", seat, contradictions: isRight ? [] : [{}] }],
  });
  const say = (...heard: unknown[]) => sayLays(heard as never, 0, { words });
  expect(say(laid(0, true), laid(1, false), laid(0, true))).toBe(
    "You laid all 2 cards right.",
  );
  expect(say(laid(0, true), laid(0, false))).toBe(
    "Cards you laid right: 1 of 2.",
  );
  expect(say(laid(1, true))).toBeUndefined();
});
