/** How the scripts talk: short lines on the error stream, so that a command's own output stays clean. */

import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** @param {number} since a reading of performance.now() */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** A failure that one line explains; its stack helps nobody. */
export class Failure extends Error {}

/**
 * Runs a script to its exit code; a Failure is one printed line.
 *
 * @param {() => Promise<number | void>} script
 */
export async function main(script) {
  try {
    process.exitCode = (await script()) ?? 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}

/**
 * Whether a module is the program itself, and not imported by another.
 *
 * @param {string} url its import.meta.url
 */
export function isProgram(url) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(url);
}
