/** What the built pages preload: all that a page needs is fetched side by side, nothing is asked for by what has just come. */

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { languages } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import {
  dist,
  importsOf,
  isBuilt,
  namedScripts,
  namesOfPages,
  readScript,
} from "./built.ts";

interface Needed {
  readonly page: string;
  readonly worker?: string;
}

/** By the name of the built page, up to the game if it has one. */
const needs: Readonly<Record<string, Needed>> = {
  "daily-": { page: "daily-deal", worker: "worker-daily" },
  "hotseat-": { page: "local", worker: "worker" },
  "learn-": { page: "learn", worker: "worker-lesson" },
  "new-": { page: "new-table" },
  "r-": { page: "replay", worker: "worker-replay" },
  "rules-": { page: "rules" },
  "solo-": { page: "local", worker: "worker" },
  "t-": { page: "table" },
  daily: { page: "daily" },
  games: { page: "my-games" },
  map: { page: "own-map" },
  me: { page: "profile" },
  r: { page: "replay" },
  train: { page: "training" },
};

const pages = namesOfPages();

/** The file of a page's own module, by the build's account. */
function fileOf(page: string): string {
  const manifest = JSON.parse(
    readFileSync(join(dist, ".vite/manifest.json"), "utf8"),
  ) as Record<string, { readonly file: string }>;
  return basename(manifest[`pages/${page}.tsx`]?.file ?? "");
}

/** The worker, and the game it will ask for. */
function workerFiles(worker: string, game: string): string[] {
  const isWorker = new RegExp(`^${worker}-[\\w-]{8}\\.js$`);
  const file = readdirSync(join(dist, "assets")).find((one) =>
    isWorker.test(one),
  );
  const asked = new RegExp(`import\\(.\\./(worker-${game}-[\\w-]+\\.js)`);
  const [, rules] = asked.exec(readScript(file ?? "")) ?? [];
  return [file ?? "", rules ?? ""];
}

describe.skipIf(!isBuilt)("what is built", () => {
  it("has a page for each kind of address", () => {
    const types = pages.map((page) =>
      page.replace(/(?<=-)\w+\.html|\.html/, ""),
    );
    expect([...new Set(types)].toSorted()).toEqual(
      [...Object.keys(needs), "home"].toSorted(),
    );
  });

  it.each(pages)("%s names every script once, and what it imports", (page) => {
    const named = namedScripts(`pages/en/${page}`);
    expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
    for (const file of named)
      for (const next of importsOf(file))
        expect(named, `${next}, which ${file} imports`).toContain(next);
  });

  it.each(languages)(
    "home in %s names its fonts once, before the main script",
    (language) => {
      const html = readFileSync(
        join(dist, `pages/${language}/home.html`),
        "utf8",
      );
      const [before = "", after = ""] = html.split(
        '<script type="module" crossorigin',
      );
      const fonts = [...before.matchAll(/as="font"[^>]*href="([^"]+)"/g)].map(
        ([, file]) => file,
      );
      expect(fonts).toHaveLength(language === "pl" ? 4 : 2);
      expect(new Set(fonts).size).toBe(fonts.length);
      expect(after).not.toContain('as="font"');
    },
  );

  it.each(pages.filter((page) => page !== "home.html"))(
    "%s names its own module, and its worker with the rules",
    (name) => {
      const [, type = "", game = ""] = /^(\w+-?)(\w*)\.html$/.exec(name) ?? [];
      const named = namedScripts(`pages/en/${name}`);
      const { page, worker } = needs[type] ?? { page: "" };
      expect(named).toContain(fileOf(page));
      for (const file of worker ? workerFiles(worker, game) : [])
        expect(named).toContain(file);
    },
  );
});
