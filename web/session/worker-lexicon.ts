/** The dictionary in the page's worker: fetched when a word game first asks for it, with how far it has come. */

import { BYTES, lexiconFrom } from "@stolik/lexicon";
import type { Lexicon } from "@stolik/lexicon";
import { dictionaryFiles } from "../dictionary-files.ts";
import { fetchCounted } from "../fetch-counted.ts";

/** `onProgress` is told a share from 0 to 1, which is 1 once the dictionary can be asked. */
export function fetchLexicon(
  onProgress: (share: number) => void = () => undefined,
): {
  /** False: it cannot be fetched just now, and is tried again the next time. */
  isReady(): Promise<boolean>;
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
    const [all, common, forms] = await Promise.all(
      [words, everyday, familiar].map((address) =>
        fetchCounted(address, count),
      ),
    ).catch(() => []);
    if (!all || !common || !forms) return false;
    lexicon = lexiconFrom({ words: all, everyday: common, familiar: forms });
    onProgress(1);
    return true;
  };

  return {
    isReady: () =>
      (fetching ??= fetchAll().then((isHere) => {
        if (!isHere) fetching = undefined;
        return isHere;
      })),
    get() {
      if (!lexicon) throw new Error("The dictionary is not here yet.");
      return lexicon;
    },
  };
}
