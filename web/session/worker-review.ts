/** The worker that judges a finished match, turn by turn. */

import { loadsWith } from "@stolik/games/load";
import { judgeRecord } from "@stolik/kernel";
import type { GameRecord } from "@stolik/kernel";
import type { FromReview } from "./review.ts";
import { throwToPage } from "./throw-to-page.ts";
import { fetchLexicon } from "./worker-lexicon.ts";

const dictionary = fetchLexicon();
const load = loadsWith({ lexicon: dictionary.get });

self.addEventListener("message", (event: MessageEvent<GameRecord>) => {
  review(event.data).catch(throwToPage);
});

async function review(record: GameRecord): Promise<void> {
  if (!(await dictionary.readyFor(record.game)))
    throw new Error("The dictionary cannot be fetched.");
  const rules = await load(record.game);
  if (!rules) throw new Error(`There is no game ${record.game}.`);
  for (const turn of judgeRecord(rules, record)) post({ type: "turn", turn });
  post({ type: "done" });
}

function post(message: FromReview): void {
  self.postMessage(message);
}
