/** The command as a process of its own, as its users start it. At SIGUSR2 its threads meet an error of their own, the store's among them; ended from outside in the middle of a call, its driver would abort the process. */

import { main } from "../../scripts/say.mjs";
import { run } from "../main.ts";

process.on("worker", (worker) => {
  process.once("SIGUSR2", () => worker.postMessage(null));
});

await main(() => run(process.argv.slice(2)));
