/** The dictionary in the page's worker: fetched when a word game first asks for it, with how far it has come. */

import { BYTES, lexiconFrom } from "@stolik/lexicon";
import type { Lexicon } from "@stolik/lexicon";
import everyday from "@stolik/lexicon/data/everyday.bin?url";
import familiar from "@stolik/lexicon/data/familiar.bin?url";
import words from "@stolik/lexicon/data/words.bin?url";

/** `onProgress` is told a share from 0 to 1, which is 1 once the dictionary can be asked. */
export function fetchLexicon(
  onProgress: (share: number) => void = () => undefined,
): {
  ready(): Promise<void>;
  get(): Lexicon;
} {
  let lexicon: Lexicon | undefined;
  let fetching: Promise<void> | undefined;

  const fetchAll = async () => {
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
    const [all, common, forms] = await Promise.all(
      [words, everyday, familiar].map((address) => fetchBytes(address, count)),
    );
    if (!all || !common || !forms) throw new Error("A dictionary is missing.");
    lexicon = lexiconFrom({ words: all, everyday: common, familiar: forms });
    onProgress(1);
  };

  return {
    // A failed download is tried again the next time.
    ready: () =>
      (fetching ??= fetchAll().catch((cause: unknown) => {
        fetching = undefined;
        throw cause;
      })),
    get() {
      if (!lexicon) throw new Error("The dictionary is not here yet.");
      return lexicon;
    },
  };
}

async function fetchBytes(
  address: string,
  count: (bytes: number) => void,
): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok || !response.body)
    throw new Error(`${address}: ${response.status}`);
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        count(chunk.length);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Uint8Array(await new Response(counted).arrayBuffer());
}
