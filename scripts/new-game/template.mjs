/** The template's own name, put right in a copy of it. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * @param {string} folder the copy
 * @param {{ readonly name: string, readonly letter: string }} game
 */
export function fillIn(folder, { name, letter }) {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, "utf8")
      .replace(/\bsample\b/g, name)
      .replace(/\bSample\b/g, title)
      .replace(/\bS(\d+)\b/g, `${letter}$1`);
    writeFileSync(file, text);
  }
}
