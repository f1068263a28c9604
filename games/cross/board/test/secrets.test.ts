/** The board's bundle knows no coordinates: nothing it imports leads to the places or the backs of the cards. */

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const board = fileURLToPath(new URL("../index.tsx", import.meta.url));

it("[C21] no import of the board leads to hidden coordinates", () => {
  const reached = [...reach(board)].map((file) => path.basename(file));
  expect(reached).toContain("cross.tsx");
  expect(reached).toContain("names.ts");
  for (const secret of ["places.ts", "positions.ts", "backs.ts", "memory.ts"])
    expect(reached).not.toContain(secret);
});

function reach(file: string, seen = new Set<string>()): Set<string> {
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
