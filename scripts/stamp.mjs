/** Stamps: what a result was made from, written beside it, so that nothing is made twice. */

import { createHash } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { root } from "./root.mjs";

/**
 * One hash over the name, time and size of every file in some folders; quick, for it opens none.
 *
 * @param {readonly string[]} places files or folders, from the root; one that is missing counts as empty
 * @param {readonly string[]} [without] names to pass over, beside hidden ones
 */
export function fingerprint(places, without = []) {
  const skipped = new Set(["node_modules", "dist", ...without]);
  const hash = createHash("sha256");
  /** @param {string} file */
  function add(file) {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      for (const name of readdirSync(file).toSorted())
        if (!skipped.has(name) && !name.startsWith("."))
          add(path.join(file, name));
    } else if (stat) {
      hash.update(
        `${path.relative(root, file)}\0${stat.mtimeMs}\0${stat.size}\n`,
      );
    }
  }
  for (const place of places) add(path.join(root, place));
  return hash.digest("hex");
}

/** @param {string} file */
export function contentHash(file) {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

/** @param {string} file */
export function readStamp(file) {
  const isThere = statSync(file, { throwIfNoEntry: false });
  return isThere ? readFileSync(file, "utf8") : undefined;
}

/**
 * @param {string} file
 * @param {string} stamp
 */
export function writeStamp(file, stamp) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}
