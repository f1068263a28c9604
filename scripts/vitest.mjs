/** Runs a project's tests and counts them. */

import { mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "./root.mjs";
import { runPackage } from "./run.mjs";

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 *
 * @typedef {Count & { failedFiles: readonly string[] }} Result
 *   `failedFiles`: those with a test that failed, or that did not load
 *
 * @typedef {import("./run.mjs").Options & { only?: readonly string[] }} Options
 *   `only`: parts of the paths of the files to run
 */

/** A folder in memory, where Linux has one, and the room that tests need there. */
const MEMORY = "/dev/shm";
const ROOM = 2 ** 31;

/** Every project but the one that drives a browser. */
export const withoutBrowser = "!e2e";

/**
 * @param {string} project
 * @param {Options} [options]
 * @returns {Promise<Result>}
 */
export async function runVitest(project, { only = [], env, ...options } = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "stolik-test-"));
  const file = path.join(folder, "report.json");
  const code = await runPackage(
    "vitest",
    [
      "run",
      `--project=${project}`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
      ...only,
    ],
    { ...options, env: { TMPDIR: scratchFolder(), ...env } },
  );
  const result = readResult(file);
  rmSync(folder, { recursive: true });
  // A file that does not load fails the run without failing a test.
  return code === 0
    ? result
    : { ...result, failed: Math.max(result.failed, 1) };
}

/** Where tests put what they write. A database waits for the disk at every move; what is tested is not the disk. */
function scratchFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM ? MEMORY : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}

/**
 * @param {string} file
 * @returns {Result}
 */
function readResult(file) {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    /** @type {{ status: string, name: string }[]} */
    const files = report.testResults;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failedFiles: files
        .filter(({ status }) => status === "failed")
        .map(({ name }) => path.relative(root, name)),
    };
  } catch (error) {
    console.error("vitest left no report:", error);
    return { passed: 0, failed: 1, skipped: 0, failedFiles: [] };
  }
}
