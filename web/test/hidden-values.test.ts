/** What a table hides its page does not have: read from the built scripts. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Hidden } from "@stolik/furniture/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt } from "../../scripts/build.mjs";
import { built, pageFiles } from "../../scripts/page-files.mjs";
import { ensurePrepared } from "../../scripts/prepare.mjs";
import { games } from "../games.ts";

beforeAll(async () => {
  await ensurePrepared();
  await ensureBuilt(["web"]);
}, 120_000);

function read(files: readonly string[]): string {
  return files
    .map((file) => readFileSync(path.join(built, file), "utf8"))
    .join("\n");
}

/** Where no page gets, but the worker of matches on this device and the one that looks back. */
function workers(): string[] {
  return readdirSync(path.join(built, "assets"))
    .filter((name) => /^worker.*\.js$/.test(name))
    .map((name) => `assets/${name}`);
}

/** Each game whose content hides something says what, in its own tests. */
const hiding = Object.entries(
  import.meta.glob<Hidden>("../../games/*/test/hidden.ts", {
    eager: true,
    import: "hidden",
  }),
).map(([file, hidden]) => ({
  ...hidden,
  game: /games\/(\w+)\//.exec(file)?.[1] ?? "",
}));

describe("the page of a table on a server", () => {
  it.each(hiding)("[$rule] $game has nothing that is hidden", (one) => {
    const page = read(pageFiles(one.game));
    for (const { find, printed } of one.searches)
      expect(find(page)).toEqual(printed);
  });

  it.each(games)("$id leads to no worker", ({ id }) => {
    const files = pageFiles(id);
    expect(files.length).toBeGreaterThan(3);
    for (const worker of workers()) expect(files).not.toContain(worker);
  });
});

describe("the search finds what is there", () => {
  it.each(hiding)("$game: in the workers, which have every rule", (one) => {
    expect(workers().length).toBeGreaterThan(0);
    const script = read(workers());
    for (const { find, all } of one.searches) {
      expect(all.length).toBeGreaterThan(0);
      expect(find(script)).toEqual(all);
    }
  });

  it.each(hiding)("$game: in other words", ({ searches, planted }) => {
    for (const [script, found] of planted)
      expect(searches[0]?.find(script)).toEqual(found);
  });
});
