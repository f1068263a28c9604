/** What `npm start` starts once everything is built: the server, until a signal comes. */

import path from "node:path";
import { pathToFileURL } from "node:url";
import { endWithParent } from "./apart.mjs";
import { root } from "./root.mjs";
import { main } from "./say.mjs";

endWithParent();

await main(async () => {
  const bundle = pathToFileURL(path.join(root, "cli/dist/stolik.js")).href;
  const { run } = await import(bundle);
  return run(["serve", ...process.argv.slice(2)]);
});
