/** Which of our own files a module leads to, import by import; types lead nowhere. */

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

export function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, "utf8");
  const imports = source.matchAll(
    /^(?:import|export) (?!type )[^;]*?from "([^"]+)"/gm,
  );
  for (const [, name = ""] of imports) {
    const next = resolve(file, name);
    if (next) reach(next, seen);
  }
  return seen;
}

/** Our own files only. */
function resolve(from: string, name: string): string | undefined {
  if (name.startsWith(".")) {
    const next = path.resolve(path.dirname(from), name);
    return existsSync(next) ? next : undefined;
  }
  if (!name.startsWith("@stolik/")) return undefined;
  return createRequire(from).resolve(name);
}
