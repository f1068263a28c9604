/** Where the deals' worker is: its source in a checkout, `daily-worker.js` beside the built command. */

import { Worker } from "node:worker_threads";

export function startWorker(here = import.meta.url): Worker {
  const file = here.endsWith(".ts")
    ? "../scripts/daily-worker.mjs"
    : "daily-worker.js";
  return new Worker(new URL(file, here));
}
