/** `npm start`: installs and builds what is missing, then serves, in a process of its own, because Node takes flags only when a process starts. */

import path from "node:path";
import { runApart } from "./apart.mjs";
import { allTargets, ensureBuilt } from "./build.mjs";
import { heapFlags } from "./heap.mjs";
import { ensureInstalled } from "./install.mjs";
import { ensurePrepared } from "./prepare.mjs";
import { root } from "./root.mjs";
import { main } from "./say.mjs";

await main(async () => {
  await ensureInstalled();
  await ensurePrepared();
  await ensureBuilt(allTargets);
  const server = path.join(root, "scripts/serve.mjs");
  return runApart([...heapFlags(), server, ...process.argv.slice(2)]);
});
