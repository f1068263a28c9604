#!/usr/bin/env node
/** The command `stolik`: builds its bundle if the sources have changed, then runs it. */

import { ensureBuilt } from "../../scripts/build.mjs";
import { main } from "../../scripts/say.mjs";

await main(async () => {
  await ensureBuilt(["cli"]);
  const bundle = new URL("../dist/stolik.js", import.meta.url).href;
  const { run } = await import(bundle);
  return run(process.argv.slice(2));
});
