/** Whoever makes the deals where nobody else is named: the thread that is meant for it. */

import type { DealMaker } from "./maker.ts";
import { threadedMaker } from "./threaded-maker.ts";
import { startWorker } from "./worker-file.ts";

export function dealThread(): DealMaker {
  return threadedMaker(() => startWorker());
}
