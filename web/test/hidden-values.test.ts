/** What a table hides its page does not have: read from the built scripts. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { placeIds } from "@stolik/geo/names";
import { frontIds } from "@stolik/grzybowski/rules";
import { beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt } from "../../scripts/build.mjs";
import { built, pageFiles } from "../../scripts/page-files.mjs";
import { ensurePrepared } from "../../scripts/prepare.mjs";
import { cardsIn, headcountsIn, pointsIn } from "./hidden-values.ts";

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

describe("the page of a table on a server", () => {
  // The rules to read print the backs of these cards as examples.
  it.each([
    ["nsoe", ["barcelona", "kobenhavn", "milano", "napoli", "roma"]],
    ["cross", ["paris"]],
  ])("[N16] [C21] %s has no hidden number of a place", (game, printed) => {
    const page = read(pageFiles(game));
    expect(pointsIn(page)).toEqual(printed);
    expect(headcountsIn(page)).toEqual([]);
  });

  it("[G6] grzybowski does not have the two sides of a card", () => {
    expect(cardsIn(read(pageFiles("grzybowski")))).toEqual([]);
  });

  it.each(["nsoe", "cross", "letters", "grzybowski", "journey"])(
    "%s leads to no worker",
    (game) => {
      const files = pageFiles(game);
      expect(files.length).toBeGreaterThan(3);
      for (const worker of workers()) expect(files).not.toContain(worker);
    },
  );
});

describe("the search finds what is there", () => {
  it("in a worker, which has every rule", () => {
    expect(workers().length).toBeGreaterThan(0);
    for (const worker of workers()) {
      const script = read([worker]);
      expect(pointsIn(script)).toEqual(placeIds);
      expect(headcountsIn(script).length).toBeGreaterThan(150);
      expect(cardsIn(script)).toEqual(frontIds);
    }
  });

  it.each([
    ["degrees", "oslo:[59.9133,10.752]"],
    ["degrees in a string", `'{"oslo":{"longitude":10.75,"latitude":59.91}}'`],
    ["minutes of arc", "[3595,645]"],
    ["whole degrees by name", "oslo:{latitude:59,longitude:10}"],
  ])("a place in %s", (_, script) => {
    expect(pointsIn(script)).toEqual(["oslo"]);
  });

  it.each([
    ["a table", 'singer:"line-personality-culture-borderland"'],
    ["a card", '{back:"line-personality-culture-borderland",front:"singer"}'],
  ])("two sides in %s", (_, script) => {
    expect(cardsIn(script)).toEqual(["singer"]);
  });
});
