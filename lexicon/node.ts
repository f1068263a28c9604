/** Reads the dictionary from disk; a page fetches the same three files and calls `lexiconFrom`. */

import { readFileSync } from "node:fs";
import { lexiconFrom } from "./lexicon.ts";
import type { Lexicon } from "./lexicon.ts";

/** The folder is the package's own unless a bundle carries its data elsewhere. */
export function loadLexicon(
  folder: URL = new URL("./data/", import.meta.url),
): Lexicon {
  const read = (name: string) => readFileSync(new URL(`${name}.bin`, folder));
  return lexiconFrom({
    words: read("words"),
    everyday: read("everyday"),
    familiar: read("familiar"),
  });
}
