/** The worker in which matches on this device are played: rules, bots and secrets stay in it. */

import { gamesWith, wordGames } from "@stolik/games";
import { lexiconOf, VERSION } from "@stolik/lexicon";
import { createHost } from "./host.ts";
import type { FromHost, ToHost } from "./local-messages.ts";
import { browserShelf } from "./shelf.ts";
import { fetchLexicon } from "./worker-lexicon.ts";

const post = (message: FromHost) => self.postMessage(message);

const dictionary = fetchLexicon((share) => post({ type: "dictionary", share }));
const find = gamesWith({ lexicon: dictionary.get });
// Tiles are dealt and shown without a single word.
const noWords = lexiconOf([], { version: VERSION });
const findToShow = gamesWith({ lexicon: () => noWords });

const host = createHost({
  shelf: browserShelf(),
  find: findToShow,
  async findWhole(game) {
    if (wordGames.includes(game)) await dictionary.ready();
    return find(game);
  },
  post,
  randomSeed: () => crypto.getRandomValues(new Uint8Array(32)),
});

self.addEventListener("message", (event: MessageEvent<ToHost>) => {
  host.receive(event.data).catch((cause: unknown) => {
    // As in the host: the page hears of it.
    setTimeout(() => {
      throw cause;
    });
  });
});
