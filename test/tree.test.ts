/** What holds for every file of the repository: short, introduced, plain, finished, free of any one machine, and true in what it refers to. */

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
/** A sentence that is read twice: it says neither of what nor up to what. */
const winding = /^\s*(\/\*\*?|\/\/|\*)\s*(So many|As of)\b/m;
/** In a document: a file or folder, by its path or the end of it. */
const named = /`(?<name>\w[\w.-]*(\/[\w.-]+)*\/?)`/g;
const isPath = /\/|\.(tsx?|mjs|css|json|md)$/;
/** It stands for a name, or is built and not committed. */
const isElsewhere = /\b(NAME|GAME|LANGUAGE|N)\b|^dist\b/;
const machine =
  /\/wor[k]\/|\/far[m]\/|\/tm[p]\/[a-z]|\/hom[e]\/[a-z]|\/User[s]\/[A-Z]|registr[y]\.[a-z]+\.[a-z]+/;

const tree = listTree();
const files = tree.filter((name) => !binary.test(name)).map(read);
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

  it("has comments that are read once", () => {
    expect(names(sources.filter(({ text }) => winding.test(text)))).toEqual([]);
  });

  it("is finished", () => {
    const drafts = sources.filter(({ text }) => unfinished.test(text));
    expect(names(drafts)).toEqual([]);
  });
});

describe("every document", () => {
  const documents = files.filter(({ name }) => name.endsWith(".md"));

  it("names only files and folders that are there", () => {
    const paths = new Set(tree.flatMap(endsOf));
    const gone = documents.flatMap(({ name, text }) =>
      namedIn(text)
        .filter((file) => !paths.has(file))
        .map((file) => `${name}: ${file}`),
    );
    expect(gone).toEqual([]);
  });

  it("links only to files and folders that are there", () => {
    const dead = documents.flatMap(({ name, text }) =>
      linksIn(text)
        .filter(
          (link) => !existsSync(path.join(root, path.dirname(name), link)),
        )
        .map((link) => `${name}: ${link}`),
    );
    expect(dead).toEqual([]);
  });
});

describe("every file", () => {
  it("names no machine's folder and no package registry", () => {
    expect(names(files.filter(({ text }) => machine.test(text)))).toEqual([]);
  });

  it("refers only to decisions that were written down", () => {
    const written = new Set(
      files.flatMap(({ name }) => /^docs\/adr\/(\d+)-/.exec(name)?.[1] ?? []),
    );
    const missing = files.flatMap(({ name, text }) =>
      [...text.matchAll(/\bADR (\d+)/g)]
        .filter(([, number = ""]) => !written.has(number.padStart(4, "0")))
        .map(([decision]) => `${name}: ${decision}`),
    );
    expect(missing).toEqual([]);
  });
});

describe("the patterns see", () => {
  it.each([
    [winding, "/** So many rounds. */"],
    [winding, "  // As of the third."],
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
    [winding, "/** How many rounds. */"],
  ])("not %s", (pattern, text) => {
    expect(text).not.toMatch(pattern);
  });
});

/** What is committed, or would be. */
function listTree(): readonly string[] {
  const listed = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard"],
    { cwd: root, encoding: "utf8" },
  );
  return listed
    .split("\n")
    .filter((name) => name !== "" && existsSync(path.join(root, name)));
}

function read(name: string): File {
  return { name, text: readFileSync(path.join(root, name), "utf8") };
}

/** A path, and every end of it that begins with a name, for its folders too. */
function endsOf(name: string): readonly string[] {
  const parts = name.split("/");
  return parts.flatMap((_, last) =>
    parts
      .slice(0, last + 1)
      .map((__, first) => parts.slice(first, last + 1).join("/")),
  );
}

function namedIn(text: string): readonly string[] {
  return [...text.matchAll(named)]
    .map(({ groups }) => groups?.["name"] ?? "")
    .filter((name) => isPath.test(name) && !isElsewhere.test(name))
    .map((name) => name.replace(/\/$/, ""));
}

function linksIn(text: string): readonly string[] {
  return [...text.matchAll(/\]\((?<address>[^)#\s]+)/g)]
    .map(({ groups }) => groups?.["address"] ?? "")
    .filter((address) => !address.startsWith("http"));
}

function names(found: readonly File[]): readonly string[] {
  return found.map(({ name }) => name);
}
