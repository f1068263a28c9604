/** The daily deals where there is a disk to read the dictionary from. */

import type { AnyDaily } from "@stolik/kernel";
import type { Lexicon } from "@stolik/lexicon";
import { loadLexicon } from "@stolik/lexicon/node";
import { loadDaily } from "./dailies.ts";

/** Each loaded and made once. */
const found = new Map<string, Promise<AnyDaily | undefined>>();

export function findDaily(id: string): Promise<AnyDaily | undefined> {
  const known = found.get(id) ?? loadDaily(id, { lexicon: readLexicon });
  found.set(id, known);
  return known;
}

function readLexicon(): Lexicon {
  return loadLexicon();
}
