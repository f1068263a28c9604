/** The built server under measurement, in a process of its own: says where it listens, and what it spent when asked. */

import { ensureBuilt } from "../scripts/build.mjs";
import { freePort } from "./free-port.mjs";

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
