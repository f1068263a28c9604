/** A pair of programs for start.test.ts: without arguments it starts itself apart, as `npm start` does its server. */

import { fileURLToPath } from "node:url";
import { endWithParent, runApart } from "../scripts/apart.mjs";

const NEVER = 2 ** 30;

if (process.argv[2] === "child") child();
else
  process.exitCode = await runApart([fileURLToPath(import.meta.url), "child"]);

function child() {
  endWithParent();
  const waiting = setTimeout(() => {}, NEVER);
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
    process.on(signal, () => {
      console.log(signal);
      clearTimeout(waiting);
      process.exitCode = 7;
    });
  console.log("ready");
}
