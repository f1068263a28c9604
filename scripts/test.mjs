/** `npm test`: everything that must hold, stage by stage, with a closing line that counts it. */

import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { findBrowser, findFirefox } from "./browser.mjs";
import { allTargets, ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { ensurePrepared } from "./prepare.mjs";
import { root } from "./root.mjs";
import { runNode, runPackage } from "./run.mjs";
import { Failure, main, seconds } from "./say.mjs";
import { runVitest, withoutBrowser } from "./vitest.mjs";

/**
 * @typedef {import("./vitest.mjs").Count} Count
 *
 * @typedef {object} Stage
 * @property {string} id
 * @property {string} title
 * @property {() => Promise<Count>} run
 */

const passed = { passed: 1, failed: 0, skipped: 0 };
const failed = { passed: 0, failed: 1, skipped: 0 };
const skipped = { passed: 0, failed: 0, skipped: 1 };

/** @type {readonly Stage[]} */
const stages = [
  { id: "install", title: "Packages", run: () => holds(install) },
  {
    id: "types",
    title: "Types",
    run: () => holds(types),
  },
  { id: "lint", title: "Lint", run: () => holds(lint) },
  {
    id: "rules",
    title: "Rules and their tests",
    run: () => holds(() => runNode(["scripts/rules.mjs", "--brief"])),
  },
  {
    id: "build",
    title: "Build",
    run: () => holds(() => ensureBuilt(allTargets)),
  },
  {
    id: "unit",
    title: "Unit, conformance and server tests",
    run: () => runVitest(withoutBrowser),
  },
  { id: "e2e", title: "Journeys in a browser", run: journeys },
];

/** What a stage chosen by --only cannot do without. */
const needs = /** @type {Record<string, readonly string[]>} */ ({
  e2e: ["build"],
});

/** Go sweeps its memory whenever it has doubled: much of the time of a program that ends soon. */
const sweepLess = { GOGC: "400" };
/** As many as work at once: each works out again what the others know. */
const checkers = String(Math.min(4, availableParallelism()));

/** More journeys than this do not fail by chance. */
const MOST_SECOND_TRIES = 3;

await main(async () => {
  const chosen = choose(process.argv.slice(2));
  let total = { passed: 0, failed: 0, skipped: 0 };
  for (const [index, stage] of chosen.entries()) {
    console.log(`\n── ${stage.title}`);
    const since = performance.now();
    const count = await stage.run();
    console.log(`── ${stage.title}: ${verdict(count)} in ${seconds(since)}`);
    total = add(total, count);
    if (count.failed === 0) continue;
    const rest = chosen.slice(index + 1).map(({ title }) => title);
    if (rest.length > 0) console.log(`\nNot run: ${rest.join(", ")}.`);
    break;
  }
  console.log(
    `\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`,
  );
  return total.failed > 0 ? 1 : 0;
});

/**
 * @param {readonly string[]} args
 * @returns {readonly Stage[]}
 */
function choose(args) {
  if (args.length === 0) return stages;
  const [flag, id = ""] = args.flatMap((arg) => arg.split("="));
  const ids = stages.map((stage) => stage.id);
  if (flag !== "--only" || !ids.includes(id))
    throw new Failure(`Usage: npm test [-- --only ${ids.join("|")}]`);
  const wanted = ["install", ...(needs[id] ?? []), id];
  return stages.filter((stage) => wanted.includes(stage.id));
}

/**
 * A stage that holds or does not: one test in the count.
 *
 * @param {() => Promise<number | void>} check an exit code, or nothing if it throws its failures
 */
async function holds(check) {
  try {
    return (await check()) ? failed : passed;
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return failed;
  }
}

async function install() {
  await ensureInstalled();
  await ensurePrepared();
}

function types() {
  return runPackage("typescript", ["--noEmit", "--checkers", checkers], {
    env: sweepLess,
  });
}

async function lint() {
  const codes = await Promise.all([
    runPackage("oxlint", [], { env: sweepLess }),
    runPackage("knip", ["--no-progress"]),
    runPackage("oxfmt", ["--check"]),
  ]);
  return Math.max(...codes);
}

async function journeys() {
  const tests = readdirSync(path.join(root, "e2e"), { recursive: true });
  if (!tests.some((name) => String(name).endsWith(".test.ts"))) {
    console.log("There are none yet.");
    return { passed: 0, failed: 0, skipped: 0 };
  }
  const chromium = findBrowser();
  const firefox = findFirefox();
  const isCi = process.env["CI"] === "true";
  const missing = isCi ? "FAILED" : "SKIPPED";
  if (!chromium)
    console.log(
      `${missing}: no Chromium found. Install one, or set CHROMIUM_PATH.`,
    );
  if (!firefox)
    console.log(
      `${missing}: no Firefox found. Install one, or set FIREFOX_PATH.`,
    );
  if (isCi && (!chromium || !firefox)) return failed;
  if (!chromium && !firefox) return skipped;
  const env = { CHROMIUM_PATH: chromium, FIREFOX_PATH: firefox };
  const only = chromium ? [] : ["e2e/firefox.test.ts"];
  const result = await runVitest("e2e", { only, env });
  return afterSecondTry(result, env);
}

/**
 * A browser is given its time by the machine, and one that others keep busy can fail a journey that holds. Of a few
 * that failed each is run once more, alone; one that holds then is named, because it is to be mended.
 *
 * @param {import("./vitest.mjs").Result} first
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Count>}
 */
async function afterSecondTry(first, env) {
  const files = first.failedFiles;
  if (files.length === 0 || files.length > MOST_SECOND_TRIES) return first;
  let failures = 0;
  for (const file of files) {
    console.log(`\nOnce more, alone: ${file}`);
    const { failed } = await runVitest("e2e", { only: [file], env });
    if (failed === 0)
      console.log(`UNSTABLE: ${file} failed beside others and passed alone.`);
    failures += failed;
  }
  return {
    passed: first.passed + first.failed - failures,
    failed: failures,
    skipped: first.skipped,
  };
}

/**
 * @param {Count} one
 * @param {Count} other
 * @returns {Count}
 */
function add(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** @param {Count} count */
function verdict(count) {
  if (count.failed > 0) return "FAILED";
  return count.passed === 0 && count.skipped > 0 ? "skipped" : "passed";
}
