/** The worker that looks back at a finished match. */

import { gamesWith, wordGames } from "@stolik/games";
import type { GameRecord } from "@stolik/kernel";
import { fetchLexicon } from "./worker-lexicon.ts";
import { lookBack } from "./worker-look-back.ts";

const dictionary = fetchLexicon();
const find = gamesWith({ lexicon: dictionary.get });

self.addEventListener("message", (event: MessageEvent<GameRecord>) => {
  review(event.data).catch((cause: unknown) => {
    setTimeout(() => {
      throw cause;
    });
  });
});

async function review(record: GameRecord): Promise<void> {
  if (wordGames.includes(record.game)) await dictionary.ready();
  const rules = find(record.game);
  if (!rules) throw new Error(`There is no game ${record.game}.`);
  self.postMessage([...lookBack(rules, record)]);
}
