/** Where the bots' worker is: its source in a checkout, `bot-worker.js` beside the built command. */

import { Worker } from "node:worker_threads";

export function startWorker(here = import.meta.url): Worker {
  const file = here.endsWith(".ts")
    ? "../scripts/bot-worker.mjs"
    : "bot-worker.js";
  const url = new URL(file, here);
  return new Worker(url);
}
