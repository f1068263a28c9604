/** The worker in which a record is checked and played again. */

import { loadsWith } from "@stolik/games/load";
import { ok } from "@stolik/kernel";
import { refuse } from "../refusals.ts";
import { browserStorage } from "./match-storage.ts";
import type { FromReplay, ToReplay } from "./replay-messages.ts";
import { createReplayRunner } from "./replay-runner.ts";
import { throwToPage } from "./throw-to-page.ts";
import { fetchLexicon } from "./worker-lexicon.ts";

const post = (message: FromReplay) => self.postMessage(message);

const dictionary = fetchLexicon((share) => post({ type: "dictionary", share }));
const load = loadsWith({ lexicon: dictionary.get });

const runner = createReplayRunner({
  async find(game) {
    if (!(await dictionary.readyFor(game))) return refuse("no-dictionary");
    const entry = await load(game);
    return entry ? ok(entry.game) : refuse("other-game");
  },
  storage: browserStorage(),
  post,
  randomSeed: () => crypto.getRandomValues(new Uint8Array(32)),
});

self.addEventListener("message", (event: MessageEvent<ToReplay>) => {
  runner.receive(event.data).catch(throwToPage);
});
