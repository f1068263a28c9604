/** Which entries of a spelling list are words of the game (L15), and why the others are not. */

import { encode } from "../alphabet.ts";
import { abbreviations, foreign } from "./left-out.ts";
import { threeLetterWords, twoLetterWords } from "./short-words.ts";

export const LONGEST = 15;

export type Flaw =
  | "not-polish-letters"
  | "length"
  | "no-vowel"
  | "short-unlisted"
  | "abbreviation"
  | "foreign";

const shortWords = new Set([...twoLetterWords, ...threeLetterWords]);
const leftOut = new Map<string, Flaw>([
  ...abbreviations.map((word): [string, Flaw] => [word, "abbreviation"]),
  ...foreign.map((word): [string, Flaw] => [word, "foreign"]),
]);

/** What keeps the entry out; undefined if it is a word. */
export function flawOf(entry: string): Flaw | undefined {
  // A capital is a proper name; q, v, x, digits, hyphens and stops are not in the set of tiles.
  if (entry !== entry.toLowerCase() || !encode(entry))
    return "not-polish-letters";
  if (entry.length < 2 || entry.length > LONGEST) return "length";
  if (!/[aąeęioóuy]/.test(entry)) return "no-vowel";
  if (entry.length <= 3)
    return shortWords.has(entry) ? undefined : "short-unlisted";
  return leftOut.get(entry);
}
