/** The games where there is a disk to read the dictionary from. */

import { loadLexicon } from "@stolik/lexicon/node";
import type { Lexicon } from "@stolik/lexicon";
import { gamesWith } from "./index.ts";

export const findGame = gamesWith({ lexicon: once(() => loadLexicon()) });

function once(load: () => Lexicon): () => Lexicon {
  let loaded: Lexicon | undefined;
  return () => (loaded ??= load());
}
