/** Builds what has changed: the command line with its server, and the web app. */

import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { compressFolder } from "./compress.mjs";
import { root } from "./root.mjs";
import { runPackage } from "./run.mjs";
import { Failure, isProgram, main, say, seconds } from "./say.mjs";
import { fingerprint, readStamp, writeStamp } from "./stamp.mjs";

/**
 * @typedef {object} Target
 * @property {string} title
 * @property {string} entry without it there is nothing to build
 * @property {string} output
 * @property {readonly string[]} sources
 * @property {readonly string[]} without
 * @property {(folder: string) => Promise<void>} build into a folder beside the output
 *
 * @typedef {keyof typeof targets} TargetName
 */

const shared = ["kernel", "geo", "lexicon", "games", "server"];
const tools = [
  "package-lock.json",
  "tsconfig.json",
  "scripts/build.mjs",
  "scripts/compress.mjs",
];

const targets = /** @satisfies {Record<string, Target>} */ ({
  cli: {
    title: "the command line and the server",
    entry: "cli/main.ts",
    output: "cli/dist",
    sources: [...shared, "cli", ...tools],
    without: ["test", "testing", "board", "bin"],
    build: (folder) => bundle(folder, { stolik: "cli/main.ts" }),
  },
  chaos: {
    title: "the nodes that are broken in tests",
    entry: "chaos/node.ts",
    output: "chaos/dist",
    sources: [...shared, "chaos", ...tools],
    without: ["test", "testing", "board"],
    build: (folder) => bundle(folder, { node: "chaos/node.ts" }),
  },
  tests: {
    title: "what runs in threads and processes of tests",
    entry: "server/test/kill-child.ts",
    output: "test/dist",
    sources: [...shared, "test/running", "e2e/mortal-child.ts", ...tools],
    without: ["testing", "board"],
    build: (folder) =>
      bundle(folder, {
        killed: "server/test/kill-child.ts",
        newer: "test/running/newer-child.ts",
        mortal: "e2e/mortal-child.ts",
      }),
  },
  web: {
    title: "the web app",
    entry: "web/index.html",
    output: "web/dist",
    sources: [...shared, "geo/dist", "furniture", "web", ...tools],
    without: ["test", "testing"],
    build: (folder) => buildWeb(folder),
  },
});

/** @type {readonly TargetName[]} */
export const allTargets = ["cli", "web"];

/** @param {readonly TargetName[]} names */
export async function ensureBuilt(names) {
  for (const name of names) await ensureOne(targets[name]);
}

/** @param {Target} target */
async function ensureOne(target) {
  if (!existsSync(path.join(root, target.entry))) {
    say(`Not built: ${target.title} (${target.entry} does not exist).`);
    return;
  }
  const output = path.join(root, target.output);
  const stamp = fingerprint(target.sources, target.without);
  if (readStamp(path.join(output, ".stamp")) === stamp) return;
  const since = performance.now();
  say(`Building ${target.title} …`);
  const fresh = path.join(path.dirname(output), `.dist-${process.pid}`);
  try {
    await target.build(fresh);
    writeStamp(path.join(fresh, ".stamp"), stamp);
    replace(output, fresh);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  say(`Built ${target.title} in ${seconds(since)}.`);
}

/**
 * Swaps a finished folder in, so that nobody ever sees half of one.
 *
 * @param {string} output
 * @param {string} fresh
 */
function replace(output, fresh) {
  const old = `${fresh}-old`;
  if (existsSync(output)) renameSync(output, old);
  // Another process that built at the same time may have been quicker: its folder is as good.
  if (!existsSync(output)) renameSync(fresh, output);
  rmSync(old, { recursive: true, force: true });
}

/**
 * Workspace packages go into the bundle; npm's stay outside.
 *
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} programs their files by their names
 */
async function bundle(folder, programs) {
  const { rolldown } = await import("rolldown");
  const worker = path.join(root, "server/bots/worker.ts");
  const hasWorker = existsSync(worker);
  if (!hasWorker)
    say("Not built: the bots' worker (server/bots/worker.ts does not exist).");
  const build = await rolldown({
    cwd: root,
    input: {
      ...programs,
      ...(hasWorker ? { "bot-worker": worker } : {}),
      "daily-worker": path.join(root, "server/daily/worker.ts"),
      "store-worker": path.join(root, "server/store/worker.mjs"),
    },
    platform: "node",
    external: (id) => !/^(\.|\/|@stolik\/|[a-zA-Z]:)/.test(id),
    transform: { target: "node20" },
  });
  await build.write({ dir: folder, format: "esm", sourcemap: true });
  // The dictionary is read from beside the bundle.
  cpSync(path.join(root, "lexicon/data"), path.join(folder, "data"), {
    recursive: true,
  });
  await build.close();
}

/** @param {string} folder */
async function buildWeb(folder) {
  const code = await runPackage(
    "vite",
    ["build", "--outDir", folder, "--emptyOutDir", "--logLevel", "warn"],
    {
      cwd: path.join(root, "web"),
      toStderr: true,
      // A test that builds says NODE_ENV=test, and React would come in its development form.
      env: { NODE_ENV: "production" },
    },
  );
  if (code !== 0) throw new Failure("Could not build the web app.");
  await compressFolder(folder, path.join(root, "web/dist"));
}

if (isProgram(import.meta.url))
  await main(async () => {
    const { ensureInstalled } = await import("./install.mjs");
    const { ensurePrepared } = await import("./prepare.mjs");
    await ensureInstalled();
    await ensurePrepared();
    await ensureBuilt(allTargets);
    say("Everything is built.");
  });
