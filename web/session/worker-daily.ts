/** The worker in which daily deals are solved. */

import { loadDaily } from "@stolik/games/dailies";
import { wordGames } from "@stolik/games/load";
import { ok } from "@stolik/kernel";
import { refuse } from "../refusals.ts";
import type { FromDaily, ToDaily } from "./daily-messages.ts";
import { createDailyRunner } from "./daily-runner.ts";
import { throwToPage } from "./throw-to-page.ts";
import { fetchLexicon } from "./worker-lexicon.ts";

const post = (message: FromDaily) => self.postMessage(message);

const dictionary = fetchLexicon((share) => post({ type: "dictionary", share }));

const runner = createDailyRunner({
  async find(game) {
    if (wordGames.includes(game) && !(await dictionary.isReady()))
      return refuse("no-dictionary");
    const daily = await loadDaily(game, { lexicon: dictionary.get });
    return daily ? ok(daily) : refuse("unknown-deal");
  },
  post,
});

self.addEventListener("message", (event: MessageEvent<ToDaily>) => {
  runner.receive(event.data).catch(throwToPage);
});
