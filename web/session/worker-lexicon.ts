/** The dictionary in the page's worker: fetched when a word game first asks for it. */

import { lexiconFrom } from "@stolik/lexicon";
import type { Lexicon } from "@stolik/lexicon";
import everyday from "@stolik/lexicon/data/everyday.bin?url";
import familiar from "@stolik/lexicon/data/familiar.bin?url";
import words from "@stolik/lexicon/data/words.bin?url";

export function fetchLexicon(): {
  ready(): Promise<void>;
  get(): Lexicon;
} {
  let lexicon: Lexicon | undefined;
  return {
    async ready() {
      if (lexicon) return;
      const [all, common, forms] = await Promise.all(
        [words, everyday, familiar].map(bytes),
      );
      if (!all || !common || !forms)
        throw new Error("A dictionary is missing.");
      lexicon = lexiconFrom({ words: all, everyday: common, familiar: forms });
    },
    get() {
      if (!lexicon) throw new Error("The dictionary is not here yet.");
      return lexicon;
    },
  };
}

async function bytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
