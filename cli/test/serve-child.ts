/** The command as a process of its own, as its users start it. SIGUSR2 ends its threads, the store's among them. */

import { main } from "../../scripts/say.mjs";
import { run } from "../main.ts";

process.on("worker", (worker) => {
  process.once("SIGUSR2", () => void worker.terminate());
});

await main(() => run(process.argv.slice(2)));
