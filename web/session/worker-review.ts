/** The worker that reviews a finished match. */

import { loadsWith, wordGames } from "@stolik/games/load";
import type { GameRecord } from "@stolik/kernel";
import { fetchLexicon } from "./worker-lexicon.ts";
import { reviewMatch } from "./worker-review-match.ts";

const dictionary = fetchLexicon();
const load = loadsWith({ lexicon: dictionary.get });

self.addEventListener("message", (event: MessageEvent<GameRecord>) => {
  review(event.data).catch((cause: unknown) => {
    setTimeout(() => {
      throw cause;
    });
  });
});

async function review(record: GameRecord): Promise<void> {
  if (wordGames.includes(record.game)) await dictionary.ready();
  const rules = await load(record.game);
  if (!rules) throw new Error(`There is no game ${record.game}.`);
  self.postMessage([...reviewMatch(rules, record)]);
}
