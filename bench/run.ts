/** `npm run bench -- NAME`: runs one of the measurements. They inform; they never fail. */

import { benchAttacks } from "./attacks.ts";
import { benchFaults } from "./faults/run.ts";
import { grzybowski } from "./grzybowski.ts";
import { journey } from "./journey.ts";
import { letters } from "./letters.ts";
import { benchMemory } from "./memory.ts";
import { benchNewcomers } from "./newcomers/run.ts";
import { nsoe } from "./nsoe.ts";
import { benchPairs } from "./pairs.ts";
import { benchPeers } from "./peers/run.ts";
import { benchServer } from "./server.ts";
import { benchStore } from "./store.ts";
import { benchWeb } from "./web/run.ts";

const benches: Readonly<Record<string, () => Promise<void>>> = {
  attacks: benchAttacks,
  faults: benchFaults,
  grzybowski,
  journey,
  letters,
  memory: benchMemory,
  newcomers: benchNewcomers,
  nsoe,
  pairs: benchPairs,
  peers: benchPeers,
  server: benchServer,
  store: benchStore,
  web: benchWeb,
};

const [name = ""] = process.argv.slice(2);
const bench = benches[name];
if (bench) await bench();
else {
  console.error(`bench NAME; there are: ${Object.keys(benches).join(", ")}`);
  process.exitCode = 2;
}
