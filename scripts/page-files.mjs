/** Which built files the page of a table on a server loads: what index.html and its game's own parts lead to. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./root.mjs";

/**
 * @typedef {object} Chunk
 * @property {string} file
 * @property {readonly string[]} [imports]
 * @property {readonly string[]} [dynamicImports]
 */

export const built = path.join(root, "web/dist");

/**
 * Every script the page may come to load, by its path from the built folder. Workers are no part of a page: only what
 * is played on one device, and looking back, starts one.
 *
 * @param {string} game
 * @returns {string[]}
 */
export function pageFiles(game) {
  const manifest = /** @type {Record<string, Chunk>} */ (
    JSON.parse(readFileSync(path.join(built, ".vite/manifest.json"), "utf8"))
  );
  // The words of every game's card are home's, and in one file.
  const isOfAnother = (/** @type {string} */ name) =>
    name.startsWith("../games/") &&
    !name.startsWith(`../games/${game}/`) &&
    !/\/card\/\w+\.json$/.test(name);
  const found = new Set(["index.html"]);
  for (const name of found) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    for (const next of [...imports, ...dynamicImports])
      if (!isOfAnother(next)) found.add(next);
  }
  return [...found].flatMap((name) => manifest[name]?.file ?? []);
}
