/** After an install: draws the outlines of the maps, unless they are there and up to date. */

import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { markInstalled } from "./install.mjs";
import { root } from "./root.mjs";
import { runNode } from "./run.mjs";
import { Failure, isProgram, main, say, seconds } from "./say.mjs";
import { fingerprint, readStamp, writeStamp } from "./stamp.mjs";

const builder = "geo/build/outlines.ts";
const output = path.join(root, "geo/dist");
const stampFile = path.join(output, ".stamp");

export async function ensurePrepared() {
  if (!existsSync(path.join(root, builder))) {
    say(`No maps drawn: ${builder} does not exist.`);
    return;
  }
  const stamp = fingerprint(["geo", "package-lock.json"], ["test"]);
  if (readStamp(stampFile) === stamp && hasOutlines()) return;
  if (!existsSync(path.join(root, "node_modules/tsx"))) {
    say("No maps drawn: the development packages are not installed.");
    return;
  }
  const since = performance.now();
  const code = await runNode(["--import", "tsx", builder], { toStderr: true });
  if (code !== 0) throw new Failure("Could not draw the outlines of the maps.");
  writeStamp(stampFile, stamp);
  say(`Maps drawn in ${seconds(since)}.`);
}

function hasOutlines() {
  return readdirSync(output).some((name) => name.endsWith(".json"));
}

if (isProgram(import.meta.url))
  await main(async () => {
    await ensurePrepared();
    markInstalled();
  });
