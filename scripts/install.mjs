/** Installs the packages the lockfile names, unless they are there already. */

import path from "node:path";
import { root } from "./root.mjs";
import { runNpm } from "./run.mjs";
import { Failure, say, seconds } from "./say.mjs";
import { contentHash, readStamp, writeStamp } from "./stamp.mjs";

const stampFile = path.join(root, "node_modules/.stolik-installed");

export const npmOptions = [
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
  // Without a network npm would wait for more than a minute before it says so.
  "--fetch-retry-mintimeout=1000",
  "--fetch-retry-maxtimeout=5000",
];

export async function ensureInstalled() {
  checkNode();
  if (readStamp(stampFile) === lockHash()) return;
  say("Installing packages; the first time takes about half a minute …");
  const since = performance.now();
  const pulse = setInterval(
    () => say(`  still installing (${seconds(since)})`),
    10_000,
  );
  const code = await runNpm(["ci", ...npmOptions], {
    toStderr: true,
  }).finally(() => clearInterval(pulse));
  if (code !== 0)
    throw new Failure(
      `Could not install the packages (npm ci ended with ${code}): is the network up?`,
    );
  markInstalled();
  say(`Installed in ${seconds(since)}.`);
}

/** Also called after an `npm ci` by hand, through npm's prepare step. */
export function markInstalled() {
  writeStamp(stampFile, lockHash());
}

function lockHash() {
  return contentHash(path.join(root, "package-lock.json"));
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Failure(
      `Stolik needs Node 20.19 or later; this is ${process.versions.node}.`,
    );
}
