/** The worker in which daily deals are solved. */

import { loadDaily } from "@stolik/games/dailies";
import { ok } from "@stolik/kernel";
import type { AnyDaily, Result } from "@stolik/kernel";
import type { Lexicon } from "@stolik/lexicon";
import { refuse } from "../refusals.ts";
import type { FromDaily, ToDaily } from "./daily-messages.ts";
import { createDailyRunner } from "./daily-runner.ts";
import { throwToPage } from "./throw-to-page.ts";
import { fetchLexicon, noWords } from "./worker-lexicon.ts";

const post = (message: FromDaily) => self.postMessage(message);

const dictionary = fetchLexicon((share) => post({ type: "dictionary", share }));

const runner = createDailyRunner({
  find: (game) => load(game, () => noWords),
  async findWhole(game) {
    if (!(await dictionary.readyFor(game))) return refuse("no-dictionary");
    return load(game, dictionary.get);
  },
  post,
});

async function load(
  game: string,
  lexicon: () => Lexicon,
): Promise<Result<AnyDaily>> {
  const daily = await loadDaily(game, { lexicon });
  return daily ? ok(daily) : refuse("unknown-deal");
}

self.addEventListener("message", (event: MessageEvent<ToDaily>) => {
  runner.receive(event.data).catch(throwToPage);
});
