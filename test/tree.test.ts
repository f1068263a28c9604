/** What holds for every file of the repository: short, introduced, finished, and free of any one machine. */

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../scripts/root.mjs";

interface File {
  readonly name: string;
  readonly text: string;
}

const binary = /\.(png|jpe?g|webp|ico|woff2?|br|gz|bin)$/;
const table = /(^|\/)(content|data|fixtures|golden|test)\/|\.test\./;
const opening = /^(#!.*\n)?\s*(\/\*\*?\s*(\*\s+)?[^\s*/]|\/\/\s*\S)/;
const unfinished = new RegExp(String.raw`\b(TO${"DO"}|FIX${"ME"})\b`);
const machine =
  /\/wor[k]\/|\/far[m]\/|\/tm[p]\/[a-z]|\/hom[e]\/[a-z]|\/User[s]\/[A-Z]|registr[y]\.[a-z]+\.[a-z]+/;

const files = readTree();
const sources = files.filter(({ name }) => /\.(tsx?|mjs|js)$/.test(name));

describe("every source file", () => {
  it("is looked at", () => {
    expect(names(sources)).toContain("test/tree.test.ts");
  });

  it("has at most 400 lines, tables and tests apart", () => {
    const written = sources.filter(({ name }) => !table.test(name));
    const long = written.filter(({ text }) => text.split("\n").length > 401);
    expect(names(long)).toEqual([]);
  });

  it("opens with a sentence that says what it is", () => {
    const abrupt = sources.filter(({ text }) => !opening.test(text));
    expect(names(abrupt)).toEqual([]);
  });

  it("is finished", () => {
    const drafts = sources.filter(({ text }) => unfinished.test(text));
    expect(names(drafts)).toEqual([]);
  });
});

describe("every file", () => {
  it("names no machine's folder and no package registry", () => {
    expect(names(files.filter(({ text }) => machine.test(text)))).toEqual([]);
  });
});

describe("the patterns see", () => {
  it.each([
    [unfinished, "// TO" + "DO: later"],
    [machine, "see /tm" + "p/notes"],
    [machine, "from registr" + "y.example.org"],
    [opening, "/** The table. */\nexport {};"],
    [opening, "#!/usr/bin/env node\n// The command.\n"],
  ])("%s", (pattern, text) => {
    expect(text).toMatch(pattern);
  });

  it.each([
    [opening, 'import "./table.ts";\n// The table.'],
    [opening, "/** */\nexport {};"],
    [machine, "games/nsoe/work.ts"],
  ])("not %s", (pattern, text) => {
    expect(text).not.toMatch(pattern);
  });
});

/** What is committed, or would be. */
function readTree(): readonly File[] {
  const listed = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard"],
    { cwd: root, encoding: "utf8" },
  );
  return listed
    .split("\n")
    .filter((name) => name !== "" && !binary.test(name))
    .filter((name) => existsSync(path.join(root, name)))
    .map((name) => ({
      name,
      text: readFileSync(path.join(root, name), "utf8"),
    }));
}

function names(found: readonly File[]): readonly string[] {
  return found.map(({ name }) => name);
}
