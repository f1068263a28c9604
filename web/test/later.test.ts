/** What the built pages of a game leave for later, and what they name instead of asking for it in a chain. */

import { languages } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { games as entries } from "../games.ts";
import {
  isBuilt,
  namedFonts,
  namedScripts,
  namesOfPages,
  passageOf,
  PROJECTION,
  sourceOf,
} from "./built.ts";

const games = entries.map(({ id }) => id);
const pages = namesOfPages();
/** What a board asks for besides, whichever language is read: for tiles, for towns. */
const polish: Readonly<Record<string, readonly string[]>> = {
  letters: ["display-more"],
  journey: ["text-more"],
};

function ruleOf(game: string, language: string): string {
  return passageOf(`games/${game}/board/rules/${language}.json`);
}

function scriptsOf(page: string, language: string): string {
  return sourceOf(namedScripts(`pages/${language}/${page}`));
}

describe.skipIf(!isBuilt)("what is built", () => {
  it.each(pages.filter((name) => !name.startsWith("rules-")))(
    "%s has no rules to read",
    (page) => {
      const source = scriptsOf(page, "en");
      for (const game of games) {
        const rule = ruleOf(game, "en");
        expect(rule).not.toBe("");
        expect(source.includes(rule), game).toBe(false);
      }
    },
  );

  it.each(languages)(
    "pages in %s name the fonts they begin with",
    (language) => {
      const [plain, all] = [
        ["display", "text"],
        ["display", "display-more", "text", "text-more"],
      ];
      for (const page of pages) {
        const [, game = ""] = /^(?!new-).*-(\w+)\./.exec(page) ?? [];
        const own = [...plain, ...(polish[game] ?? [])].toSorted();
        expect(namedFonts(`pages/${language}/${page}`), page).toEqual(
          language === "pl" ? all : own,
        );
      }
    },
  );

  it("only who draws a map at once loads what draws it", () => {
    const drawing = pages.filter((page) =>
      scriptsOf(page, "en").includes(PROJECTION),
    );
    const ofJourney = pages.filter((page) => page.endsWith("-journey.html"));
    expect(drawing.toSorted()).toEqual(
      [...ofJourney, "map.html", "train.html"].toSorted(),
    );
  });

  it.each(games)("the rules of %s come with their words", (game) => {
    for (const own of languages) {
      const source = scriptsOf(`rules-${game}.html`, own);
      for (const language of languages)
        expect(source.includes(ruleOf(game, language)), language).toBe(
          language === own,
        );
    }
  });
});
