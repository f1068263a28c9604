/** The built server under measurement, in a process of its own: says where it listens, and what it spent when asked. */

import { createServer } from "node:net";
import { ensureBuilt } from "../scripts/build.mjs";

const [dataFolder = ""] = process.argv.slice(2);

await ensureBuilt(["cli"]);
const bundle = new URL("../cli/dist/stolik.js", import.meta.url).href;
const { run } = await import(bundle);
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const serving = run([
  "serve",
  "--host",
  "127.0.0.1",
  "--port",
  `${port}`,
  "--data",
  dataFolder,
]);
await listening();

process.on("message", (question) => {
  if (question === "stop") {
    process.kill(process.pid, "SIGTERM");
    return;
  }
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ cpu: user + system, memory: rss, heap: heapUsed });
});
process.send?.({ url });
process.exit(await serving);

async function listening() {
  for (;;) {
    const answer = await fetch(`${url}/api/me`).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const found = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(found));
    });
  });
}
