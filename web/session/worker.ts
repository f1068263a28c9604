/** The worker in which matches on this device are played: rules, bots and secrets stay in it. */

import { loadsWith } from "@stolik/games/load";
import { ok } from "@stolik/kernel";
import { refuse } from "../refusals.ts";
import { createMatchRunner } from "./match-runner.ts";
import type { FromRunner, ToRunner } from "./local-messages.ts";
import { browserStorage } from "./match-storage.ts";
import { fetchLexicon, noWords } from "./worker-lexicon.ts";
import { throwToPage } from "./throw-to-page.ts";

const post = (message: FromRunner) => self.postMessage(message);

const dictionary = fetchLexicon((share) => post({ type: "dictionary", share }));
const load = loadsWith({ lexicon: dictionary.get });
const loadToShow = loadsWith({ lexicon: () => noWords });
// The page says in the worker's name which game it is for.
void loadToShow(self.name);

const runner = createMatchRunner({
  storage: browserStorage(),
  find: loadToShow,
  async findWhole(game) {
    if (!(await dictionary.readyFor(game))) return refuse("no-dictionary");
    const rules = await load(game);
    return rules ? ok(rules) : refuse("unknown-game");
  },
  post,
  randomSeed: () => crypto.getRandomValues(new Uint8Array(32)),
});

self.addEventListener("message", (event: MessageEvent<ToRunner>) => {
  runner.receive(event.data).catch(throwToPage);
});
