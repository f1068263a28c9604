/** Plants a file, two exports and dependencies that nothing uses, and expects knip to name them: a blind checker is silent. */

import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "../scripts/root.mjs";

const texts = {
  "kernel/index.ts":
    'import { used } from "./parts.ts";\nexport const unusedEntry = used;\n',
  "kernel/parts.ts": "export const used = 1;\nexport const unused = 2;\n",
  "kernel/unused-file.ts": "export const lost = 3;\n",
};

interface Issue {
  readonly file: string;
  readonly dependencies: readonly { readonly name: string }[];
  readonly exports: readonly { readonly name: string }[];
  readonly files: readonly { readonly name: string }[];
}

const tree = plant();
afterAll(() => rmSync(tree, { recursive: true }));
const { status, issues } = knip();

it("fails", () => {
  expect(status).toBe(1);
});

it("names an export that nothing imports, and no other of its file", () => {
  expect(found("kernel/parts.ts", "exports")).toEqual(["unused"]);
});

it("names an export of a package's entry that no other package imports", () => {
  expect(found("kernel/index.ts", "exports")).toEqual(["unusedEntry"]);
});

it("names a file that nothing imports", () => {
  expect(found("kernel/unused-file.ts", "files")).toHaveLength(1);
  expect(found("kernel/parts.ts", "files")).toEqual([]);
});

it("names a dependency that nothing imports", () => {
  expect(found("kernel/package.json", "dependencies")).toContain(
    "@noble/hashes",
  );
});

function found(
  file: string,
  kind: "dependencies" | "exports" | "files",
): readonly string[] {
  const ofFile = issues.filter((issue) => issue.file === file);
  return ofFile.flatMap((issue) => issue[kind].map(({ name }) => name));
}

/** One package with the real configuration and manifests. */
function plant(): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), "unused-")));
  for (const kept of ["knip.jsonc", "package.json", "kernel/package.json"]) {
    mkdirSync(path.dirname(path.join(folder, kept)), { recursive: true });
    cpSync(path.join(root, kept), path.join(folder, kept));
  }
  symlinkSync(
    path.join(root, "node_modules"),
    path.join(folder, "node_modules"),
    "junction",
  );
  for (const [file, text] of Object.entries(texts))
    writeFileSync(path.join(folder, file), text);
  return folder;
}

function knip(): {
  readonly status: number | null;
  readonly issues: readonly Issue[];
} {
  const program = path.join(root, "node_modules/knip/bin/knip.js");
  const run = spawnSync(
    process.execPath,
    [program, "--no-progress", "--reporter=json"],
    { cwd: tree, encoding: "utf8" },
  );
  if (!run.stdout.startsWith("{")) throw new Error(run.stdout + run.stderr);
  const { issues: listed } = JSON.parse(run.stdout) as {
    issues: readonly Issue[];
  };
  return { status: run.status, issues: listed };
}
