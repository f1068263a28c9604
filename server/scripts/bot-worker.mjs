/** Starts the worker: from its TypeScript source (Node 20 does not run `--import` for workers), or as tests have built it. */

import path from "node:path";
import { pathToFileURL } from "node:url";

const built = process.env["STOLIK_WORKERS"];
if (built) await import(pathToFileURL(path.join(built, "bot-worker.js")).href);
else {
  const { register } = await import("tsx/esm/api");
  register();
  await import("../bots/worker.ts");
}
