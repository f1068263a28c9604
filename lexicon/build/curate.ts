/** Which entries of a spelling list are words of the game (L15), and why the others are not. */

import { encode } from "../alphabet.ts";
import {
  abbreviations,
  drawls,
  foreign,
  halves,
  inflectedAbbreviations,
  nameless,
  names,
} from "./left-out.ts";
import { shortWords } from "./short-words.ts";

const LONGEST = 15;

export type Flaw =
  | "not-polish-letters"
  | "length"
  | "short-unlisted"
  | "abbreviation"
  | "half"
  | "foreign"
  | "nameless"
  | "name"
  | "drawl";

const short = new Set(shortWords);
const leftOut = new Map([
  ...flawed("abbreviation", abbreviations),
  ...flawed("abbreviation", inflectedAbbreviations),
  ...flawed("half", halves),
  ...flawed("foreign", foreign),
  ...flawed("nameless", nameless),
  ...flawed("name", names),
  ...flawed("drawl", drawls),
]);

/** What keeps the entry out; undefined if it is a word. */
export function flawOf(entry: string): Flaw | undefined {
  // A capital is a proper name; q, v, x, digits, hyphens and stops are not in the set of tiles.
  if (entry !== entry.toLowerCase() || !encode(entry))
    return "not-polish-letters";
  if (entry.length < 2 || entry.length > LONGEST) return "length";
  if (entry.length <= 3) return short.has(entry) ? undefined : "short-unlisted";
  return leftOut.get(entry);
}

function flawed(flaw: Flaw, words: readonly string[]): [string, Flaw][] {
  return words.map((word) => [word, flaw]);
}
