/** How the server has Node collect garbage: V8 promises none of its flags, so each is used only where Node knows it. */

import { spawnSync } from "node:child_process";

const wanted = [
  // What a move leaves behind dies young: the larger the nursery, the less of it is copied (bench/README.md).
  "--max-semi-space-size=128",
  // A collection of the whole heap delays moves, so the heap may grow fourfold in between.
  "--heap-growing-percent=300",
];

export function heapFlags() {
  return flagsForThisNode(wanted);
}

/** @param {readonly string[]} flags */
export function flagsForThisNode(flags) {
  const { stdout } = spawnSync(process.execPath, ["--v8-options"], {
    encoding: "utf8",
    maxBuffer: 16 * 2 ** 20,
  });
  return knownFlags(flags, stdout ?? "");
}

/**
 * @param {readonly string[]} flags
 * @param {string} listed what `node --v8-options` says, a flag at the beginning of a line
 */
export function knownFlags(flags, listed) {
  const names = new Set(listed.match(/(?<=^\s*)--[a-z\d-]+/gm));
  const nameOf = (/** @type {string} */ flag) =>
    flag.replace(/=.*/, "").replace(/^--no-/, "--");
  return flags.filter((flag) => names.has(nameOf(flag)));
}
