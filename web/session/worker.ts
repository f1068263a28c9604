/** The worker in which matches on this device are played: rules, bots and secrets stay in it. */

import { gamesWith, wordGames } from "@stolik/games";
import { createHost } from "./host.ts";
import type { ToHost } from "./local-messages.ts";
import { browserShelf } from "./shelf.ts";
import { fetchLexicon } from "./worker-lexicon.ts";

const dictionary = fetchLexicon();
const find = gamesWith({ lexicon: dictionary.get });

const host = createHost({
  shelf: browserShelf(),
  async find(game) {
    if (wordGames.includes(game)) await dictionary.ready();
    return find(game);
  },
  post: (message) => self.postMessage(message),
  randomSeed: () => crypto.getRandomValues(new Uint8Array(32)),
});

self.addEventListener("message", (event: MessageEvent<ToHost>) => {
  host.receive(event.data).catch((cause: unknown) => {
    // A rejection in a worker does not reach the page; an error thrown from a timer does.
    setTimeout(() => {
      throw cause;
    });
  });
});
