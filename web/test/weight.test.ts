/** What home loads before anybody goes anywhere, read from the built files: light, in one language, without maps or games. */

import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@stolik/kernel";
import type { Language } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { games as entries } from "../games.ts";
import {
  dist,
  importsOf,
  isBuilt,
  namedScripts,
  passageOf,
  PROJECTION,
  sourceOf,
} from "./built.ts";

const root = join(import.meta.dirname, "../..");
/** In bytes, as brotli: a second and a half on a slow mobile network, with the rest of the page. */
const MOST = 110_000;
const games = entries.map(({ id }) => id);

function wordsOf(file: string): string {
  const texts = JSON.parse(readFileSync(join(root, file), "utf8")) as Record<
    string,
    Record<string, string>
  >;
  return texts["home"]?.["how"] ?? "";
}

function saidBy(game: string, language: Language): string {
  return passageOf(`games/${game}/text/${language}.json`);
}

/** What would only grow has no copy. */
function asSent(file: string): string {
  return existsSync(`${file}.br`) ? `${file}.br` : file;
}

function coast(): string {
  const text = readFileSync(join(root, "geo/dist/europe.json"), "utf8");
  return /"d":"([^"]{40})/.exec(text)?.[1] ?? "";
}

describe.skipIf(!isBuilt)("what is built", () => {
  it.each(languages)("home in %s is light", (language) => {
    const scripts = namedScripts(`pages/${language}/home.html`);
    const weight = scripts
      .map((file) => statSync(asSent(join(dist, "assets", file))).size)
      .reduce((sum, size) => sum + size, 0);
    expect(scripts.length).toBeGreaterThan(1);
    expect(weight).toBeLessThanOrEqual(MOST);
  });

  it("home runs before what builds on it", () => {
    for (const file of namedScripts("pages/en/home.html"))
      for (const next of importsOf(file))
        expect(importsOf(next), `${file} and ${next}`).not.toContain(file);
  });

  it.each(languages)("home in %s has no other words, nor a map", (own) => {
    const source = sourceOf(namedScripts(`pages/${own}/home.html`));
    for (const language of languages) {
      const words = wordsOf(`web/text/${language}.json`);
      expect(words).not.toBe("");
      expect(source.includes(words), language).toBe(language === own);
      for (const game of games) {
        const said = saidBy(game, language);
        expect(said).not.toBe("");
        expect(source.includes(said), `${game} in ${language}`).toBe(false);
      }
    }
    expect(source.includes(PROJECTION), "projection").toBe(false);
    expect(source.includes(coast()), "coast").toBe(false);
  });

  it.each(games)("a table of %s loads one language and no coast", (game) => {
    const source = sourceOf(namedScripts(`pages/en/solo-${game}.html`));
    expect(source.includes(saidBy(game, "en")), "en").toBe(true);
    expect(source.includes(saidBy(game, "pl")), "pl").toBe(false);
    expect(source.includes(saidBy(game, "it")), "it").toBe(false);
    expect(source.includes(coast()), "coast").toBe(false);
  });
});
