/** Built scripts load one after the other: none imports, by whatever way, itself, or it would meet names that have no value yet. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { ensureBuilt } from "../../scripts/build.mjs";
import { built } from "../../scripts/page-files.mjs";
import { ensurePrepared } from "../../scripts/prepare.mjs";

type Imports = ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  await ensurePrepared();
  await ensureBuilt(["web"]);
}, 120_000);

/** What each script imports at once; what it loads later is no part of it. */
function importsIn(folder: string): Imports {
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  return new Map(
    scripts.map((name) => {
      const source = readFileSync(path.join(folder, name), "utf8");
      const found = source.matchAll(
        /\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g,
      );
      return [name, [...found].flatMap(([, next]) => next ?? [])];
    }),
  );
}

function circlesIn(imports: Imports): string[] {
  const circles: string[] = [];
  const left = new Set<string>();
  const visit = (name: string, way: readonly string[]) => {
    if (way.includes(name))
      circles.push([...way.slice(way.indexOf(name)), name].join(" > "));
    if (left.has(name) || way.includes(name)) return;
    for (const next of imports.get(name) ?? []) visit(next, [...way, name]);
    left.add(name);
  };
  for (const name of imports.keys()) visit(name, []);
  return circles;
}

it("of pages and workers alike", () => {
  const imports = importsIn(path.join(built, "assets"));
  const all = [...imports.values()].flat();
  expect(all.some((name) => name.startsWith("worker-"))).toBe(true);
  expect(circlesIn(imports)).toEqual([]);
});

it("a circle is found where there is one", () => {
  const imports = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["b"]],
  ]);
  expect(circlesIn(imports)).toEqual(["b > c > b"]);
});
