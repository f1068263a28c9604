/** Plants one violation of every wall and rule, and expects the linter to name it: a blind checker is silent. */

import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "../scripts/root.mjs";
import { walls } from "../scripts/lint/walls.mjs";
import { webFolders } from "../scripts/lint/web-folders.mjs";
import { clean, planted } from "./fixtures/planted.ts";

const files = [...planted, ...clean].map(({ file, text }, index) => ({
  file: file.replace("*", `case-${index}`),
  text,
}));
const rules = rulesOf(
  JSON.parse(readFileSync(path.join(root, ".oxlintrc.json"), "utf8")) as Rules,
);
const tree = plant();
afterAll(() => rmSync(tree, { recursive: true }));
const found = lint();

describe("a planted violation is found", () => {
  it.each(
    planted.map(({ file, rule, text }, index) => ({ file, index, rule, text })),
  )("$rule in $file: $text", ({ index, rule }) => {
    expect(found.get(files[index]!.file)).toEqual([rule]);
  });
});

describe("a clean file passes", () => {
  it.each(clean.map(({ file, text }, index) => ({ file, index, text })))(
    "$file: $text",
    ({ index }) => {
      const { file } = files[planted.length + index]!;
      expect(found.get(file) ?? []).toEqual([]);
    },
  );
});

describe("a violation is planted", () => {
  const breaches = planted.filter(({ rule }) => rule === "stolik/walls");

  it.each(walls)("of the wall $name", (wall) => {
    const isIn = (file: string) =>
      wall === walls.find((each) => each.files.test(file));
    expect(breaches.filter(({ file }) => isIn(file))).not.toEqual([]);
  });

  it.each(Object.keys(webFolders))(
    "of the order of folders in web/%s",
    (folder) => {
      const own = breaches.filter(({ file }) =>
        file.startsWith(`web/${folder}/`),
      );
      expect(own.filter(({ text }) => text.includes('"../'))).not.toEqual([]);
    },
  );

  it.each(rules)("of the rule %s", (rule) => {
    const names = planted.map((each) => each.rule);
    expect(names).toContain(rule.includes("/") ? rule : `eslint/${rule}`);
  });
});

interface Rules {
  readonly rules: Readonly<Record<string, unknown>>;
  readonly overrides?: readonly Rules[];
}

/** Those that are set, without those that a category of the linter's brings. */
function rulesOf({ rules: own, overrides = [] }: Rules): readonly string[] {
  const set = Object.keys(own).filter((name) => own[name] !== "off");
  return [...new Set([...set, ...overrides.flatMap(rulesOf)])];
}

/** A small tree of the same layout, with the real configuration and manifests. */
function plant(): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), "walls-")));
  for (const kept of [".oxlintrc.json", "tsconfig.json", "package.json"])
    cpSync(path.join(root, kept), path.join(folder, kept));
  cpSync(path.join(root, "scripts/lint"), path.join(folder, "scripts/lint"), {
    recursive: true,
  });
  symlinkSync(
    path.join(root, "node_modules"),
    path.join(folder, "node_modules"),
    "junction",
  );
  for (const workspace of [
    "kernel",
    "geo",
    "lexicon",
    "furniture",
    "games/nsoe",
    "games/registry",
    "server",
    "cli",
    "web",
    "e2e",
    "bench",
    "chaos",
  ]) {
    const manifest = path.join(workspace, "package.json");
    cpSync(path.join(root, manifest), path.join(folder, manifest));
  }
  for (const { file, text } of files) {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, `${text}\n`);
  }
  return folder;
}

/** The rules broken, by file. */
function lint(): ReadonlyMap<string, readonly string[]> {
  const oxlint = path.join(root, "node_modules/oxlint/bin/oxlint");
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [oxlint, "--format=json"],
    { cwd: tree, encoding: "utf8", maxBuffer: 2 ** 26 },
  );
  if (!stdout.startsWith("{")) throw new Error(stdout + stderr);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: readonly { code: string; filename: string }[];
  };
  const rules = new Map<string, string[]>();
  for (const { code, filename } of diagnostics) {
    // The linter's own name for what its configuration calls react/….
    const rule = code
      .replace("react-hooks", "react")
      .replace("(", "/")
      .replace(")", "");
    const known = rules.get(filename) ?? [];
    if (!known.includes(rule)) rules.set(filename, [...known, rule]);
  }
  return rules;
}
