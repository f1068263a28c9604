/** The command as a process of its own, as its users start it. */

import { main } from "../../scripts/say.mjs";
import { run } from "../main.ts";

await main(() => run(process.argv.slice(2)));
