/** The short Polish words that somebody says every day, the longest first. */

import { decode, wordAt, wordsBefore } from "@stolik/lexicon";
import { loadLexicon } from "@stolik/lexicon/node";

/** Longer ones need more of the right letters than there are. */
const LONGEST = 6;

export function everydayWords(): readonly string[] {
  const { everyday } = loadLexicon();
  const before = wordsBefore(everyday);
  return Array.from({ length: everyday.words }, (_, number) =>
    decode(wordAt(everyday, before, number)).toUpperCase(),
  )
    .filter(({ length }) => length >= 2 && length <= LONGEST)
    .toSorted((one, other) => other.length - one.length);
}
