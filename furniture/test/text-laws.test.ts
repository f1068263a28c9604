/** The laws of texts by themselves: what they find, so that their silence means something. */

import { languages } from "@stolik/kernel";
import { expect, it } from "vitest";
import { tieLoneLetters } from "../index.ts";
import { forbiddenIn } from "../testing/glossary.ts";
import { printFaults } from "../testing/print-laws.ts";

it("ties a lone Polish letter to the next word", () => {
  expect(tieLoneLetters({ text: "Gry o miejscach i słowach" })).toEqual({
    text: "Gry o\u00a0miejscach i\u00a0słowach",
  });
});

it.each([
  ["en", "It's your turn", "a straight apostrophe"],
  ["en", 'the word "tile"', "a straight quotation mark"],
  ["it", "Un momento …", "a space before a sign"],
  ["pl", "Chwileczkę...", "three dots for an ellipsis"],
  ["pl", "Zamek w Malborku", "a one-letter word that may end a line"],
  ["pl", "«Polonia»", "another language's quotation marks"],
] as const)("in %s “%s” has a fault: %s", (language, text, fault) => {
  expect(printFaults(text, language)).toEqual([fault]);
});

it.each(languages)("what is set well has no fault in %s", (language) => {
  expect(printFaults("Łódź – 51°N 19°E…", language)).toEqual([]);
});

it.each([
  ["en", "Choose a free field.", ["field"]],
  ["pl", "Twoja tura", ["tura"]],
  ["it", "Chi ha aperto il tavolo", ["chi ha aperto"]],
  // Only whole words count.
  ["en", "Wakefield", []],
  ["pl", "Koniec kultury", []],
] as const)("the glossary in %s: “%s”", (language, text, words) => {
  expect(forbiddenIn(text, language)).toEqual(words);
});
