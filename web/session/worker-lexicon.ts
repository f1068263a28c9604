/** The dictionary in the page's worker: fetched when a word game first asks for it, with how far it has come. */

import { wordGames } from "@stolik/games/load";
import { BYTES, lexiconFrom, lexiconOf, VERSION } from "@stolik/lexicon";
import type { Lexicon } from "@stolik/lexicon";
import { dictionaryFiles } from "../dictionary-files.ts";
import { fetchCounted } from "../fetch-counted.ts";

/** Tiles are dealt and shown without a single word. */
export const noWords = lexiconOf([], { version: VERSION });

/** `onProgress` is told how much has come, and undefined once nothing is being fetched any more. */
export function fetchLexicon(
  onProgress: (share: number | undefined) => void = () => undefined,
): {
  /** Whether the game has the words it needs. False: they cannot be fetched just now, and are tried again the next time. */
  readyFor(game: string): Promise<boolean>;
  get(): Lexicon;
} {
  let lexicon: Lexicon | undefined;
  let fetching: Promise<boolean> | undefined;

  const fetchAll = async (): Promise<boolean> => {
    let received = 0;
    let told = 0;
    const count = (bytes: number) => {
      received += bytes;
      // The last step is to unpack it.
      const share = Math.min(received / BYTES, 0.99);
      if (share - told < 0.01) return;
      told = share;
      onProgress(share);
    };
    onProgress(0);
    const { words, everyday, familiar } = dictionaryFiles;
    // Each to its end: what still comes after one has failed would be told as progress.
    const [all, common, forms] = await Promise.all(
      [words, everyday, familiar].map((address) =>
        fetchCounted(address, count).catch(() => undefined),
      ),
    );
    if (all && common && forms)
      lexicon = lexiconFrom({ words: all, everyday: common, familiar: forms });
    onProgress(undefined);
    return lexicon !== undefined;
  };

  const isReady = () =>
    (fetching ??= fetchAll().then((isHere) => {
      if (!isHere) fetching = undefined;
      return isHere;
    }));

  return {
    readyFor: async (game) => !wordGames.includes(game) || isReady(),
    get() {
      if (!lexicon) throw new Error("The dictionary is not here yet.");
      return lexicon;
    },
  };
}
