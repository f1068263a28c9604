/** Reads the dictionary from disk; a page fetches the same three files and calls `lexiconFrom`. */

import { readFileSync } from "node:fs";
import { automatonFrom } from "./automaton.ts";
import { basesIn } from "./bases.ts";
import type { Bases } from "./bases.ts";
import { lexiconFrom } from "./lexicon.ts";
import type { Lexicon } from "./lexicon.ts";

/** The package's own folder; a bundle may carry its data elsewhere. */
const OWN = new URL("./data/", import.meta.url);

export function loadLexicon(folder: URL = OWN): Lexicon {
  return lexiconFrom({
    words: read("words", folder),
    everyday: read("everyday", folder),
    familiar: read("familiar", folder),
  });
}

/** What words are forms of: as large as the words themselves, so only for whoever asks. */
export function loadBases(folder: URL = OWN): Bases {
  return basesIn(automatonFrom(read("bases", folder)));
}

function read(name: string, folder: URL): Uint8Array {
  return readFileSync(new URL(`${name}.bin`, folder));
}
