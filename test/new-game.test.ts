/** `npm run new-game` in a scratch copy: the game it makes passes every check, and nothing else was touched. */

import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensurePrepared } from "../scripts/prepare.mjs";
import { root } from "../scripts/root.mjs";

const PATIENCE = 300_000;
const run = promisify(execFile);

/** Where games are entered; package-lock.json is npm's own manifest of them all. */
const entered = [
  "games/registry/loaders.ts",
  "games/registry/package.json",
  "package-lock.json",
  "web/games.ts",
  "web/package.json",
];

let scratch = "";

beforeAll(async () => {
  await ensurePrepared();
  scratch = mkdtempSync(path.join(tmpdir(), "stolik-new-game-"));
  copySources();
  linkPackages();
  git("init", "--quiet");
  git("add", "--all");
  await node("scripts/new-game/new-game.mjs", "harbour");
}, PATIENCE);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe("a game that was just made", () => {
  it("stands in one new folder, two registries and the manifests beside them", () => {
    expect(git("diff", "--name-only")).toEqual(entered);
    const added = git("ls-files", "--others", "--exclude-standard");
    expect(added.length).toBeGreaterThan(30);
    for (const file of added) expect(file).toMatch(/^games\/harbour\//);
  });

  it("has rule ids of its own letter", () => {
    const ids = git("grep", "-hoE", "--untracked", "^- [A-Z]+1 ", "games");
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("- H1 ");
  });

  it("has the types that are asked for", { timeout: PATIENCE }, () =>
    check("typescript/bin/tsc", "--noEmit", "--singleThreaded"),
  );

  it("is linted and formatted", { timeout: PATIENCE }, async () => {
    const places = ["games/harbour", ...entered.filter(isSource)];
    await check("oxlint/bin/oxlint", ...places);
    await check("oxfmt/bin/oxfmt", "--check", ...places);
  });

  it("has nothing that nothing uses", { timeout: PATIENCE }, () =>
    check("knip/bin/knip.js", "--no-progress"),
  );

  it("has a test for every rule", { timeout: PATIENCE }, () =>
    node("scripts/rules.mjs"),
  );

  it("passes its own tests", { timeout: PATIENCE }, () =>
    check("vitest/vitest.mjs", "run", "--project=!e2e", "games/harbour"),
  );
});

describe("a name that cannot be", () => {
  it.each([
    ["harbour", "There is a game harbour already."],
    ["Two-Words", "3 to 20 small letters"],
    ["class", "the word is taken"],
    ["registry", "the word is taken"],
  ])("%s is told why", async (name, why) => {
    const asked = node("scripts/new-game/new-game.mjs", name);
    await expect(asked).rejects.toThrow(why);
  });
});

/** Runs a command of an installed package. */
function check(command: string, ...args: readonly string[]): Promise<void> {
  return node(path.join("node_modules", command), ...args);
}

/** What a failed program said is in the error's message. */
async function node(...args: readonly string[]): Promise<void> {
  try {
    await run(process.execPath, args, { cwd: scratch, env: quietEnv() });
  } catch (cause) {
    const { stdout = "", stderr = "" } = cause as Partial<
      Record<"stdout" | "stderr", string>
    >;
    throw new Error(`${args.join(" ")}\n${stdout}\n${stderr}`, { cause });
  }
}

/** The tests inside run as if nobody were testing; the compiler, which ends soon, sweeps its memory less often. */
function quietEnv(): NodeJS.ProcessEnv {
  const { PATH, HOME, npm_execpath } = process.env;
  return { PATH, HOME, npm_execpath, NO_COLOR: "1", GOGC: "400" };
}

function git(...args: readonly string[]): string[] {
  const said = execFileSync("git", args, { cwd: scratch, encoding: "utf8" });
  return said.split("\n").filter((line) => line !== "");
}

/** What is committed or would be, and the maps that were drawn after the install. */
function copySources(): void {
  const listed = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"],
    { cwd: root, encoding: "utf8" },
  );
  for (const file of [...listed.trim().split("\n"), "geo/dist"])
    cpSync(path.join(root, file), path.join(scratch, file), {
      recursive: true,
    });
}

/** All packages as they are installed, but our own lead into the copy. */
function linkPackages(): void {
  const from = path.join(root, "node_modules");
  const to = path.join(scratch, "node_modules");
  mkdirSync(path.join(to, "@stolik"), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== "@stolik")
      symlinkSync(path.join(from, name), path.join(to, name), "junction");
  for (const name of readdirSync(path.join(from, "@stolik")))
    symlinkSync(
      readlinkSync(path.join(from, "@stolik", name)),
      path.join(to, "@stolik", name),
    );
}

function isSource(file: string): boolean {
  return file.endsWith(".ts");
}
