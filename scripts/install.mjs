/** Installs the packages the lockfile names, unless they are there already. */

import { readFileSync } from "node:fs";
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
  const { engines } = JSON.parse(
    readFileSync(path.join(root, "package.json"), "utf8"),
  );
  if (!isWithin(process.versions.node, engines.node))
    throw new Failure(
      `Stolik needs Node ${engines.node}; this is ${process.versions.node}.`,
    );
}

/**
 * @param {string} version
 * @param {string} range lines that are served from a minor version on (`^20.19`), and all lines from one on (`>=24`)
 */
export function isWithin(version, range) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return range.split("||").some((part) => {
    const [first = 0, least = 0] = part
      .replace(/[^\d.]/g, "")
      .split(".")
      .map(Number);
    if (major === first) return minor >= least;
    return part.trim().startsWith(">=") && major > first;
  });
}
