/** `npm start`: installs and builds what is missing, then serves in this very process, so that signals reach it. */

import path from "node:path";
import { pathToFileURL } from "node:url";
import { allTargets, ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { ensurePrepared } from "./prepare.mjs";
import { root } from "./root.mjs";
import { main } from "./say.mjs";

await main(async () => {
  await ensureInstalled();
  await ensurePrepared();
  await ensureBuilt(allTargets);
  const bundle = pathToFileURL(path.join(root, "cli/dist/stolik.js")).href;
  const { run } = await import(bundle);
  return run(["serve", ...process.argv.slice(2)]);
});
