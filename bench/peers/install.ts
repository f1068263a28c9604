/** Installs the peers' packages into this folder, unless they are there already. */

import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runNpm } from "../../scripts/run.mjs";
import { say } from "../../scripts/say.mjs";
import { contentHash, readStamp, writeStamp } from "../../scripts/stamp.mjs";

const folder = dirname(fileURLToPath(import.meta.url));
const stampFile = join(folder, "node_modules/.stolik-installed");

/** Whether they are there now. */
export async function hasPeers(): Promise<boolean> {
  const lock = contentHash(join(folder, "package-lock.json"));
  if (readStamp(stampFile) === lock) return true;
  say("Installing the peers into bench/peers; takes about a minute …");
  const options = [
    "--no-audit",
    "--no-fund",
    "--ignore-scripts",
    "--loglevel=error",
    // Without a network npm would wait for more than a minute before it says so.
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
  ];
  const code = await runNpm(["ci", ...options], {
    cwd: folder,
    toStderr: true,
  });
  if (code === 0) {
    writeStamp(stampFile, lock);
    return true;
  }
  say(
    `Nothing measured: the peers could not be installed (npm ci ended with ${code}). Is the network up?`,
  );
  return false;
}
