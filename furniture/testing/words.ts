/** A game's words, as its tests read them: all three languages, their gaps, and what the rules need said. */

import { readdirSync, readFileSync } from "node:fs";
import { languages } from "@stolik/kernel";
import type { Language } from "@stolik/kernel";
import type { i18n } from "i18next";
import type { LoadTexts } from "../texts.ts";

/** The words of one game in all languages. */
export async function allTexts(
  load: LoadTexts,
): Promise<Readonly<Record<Language, object>>> {
  const [pl, it, en] = await Promise.all([load.pl(), load.it(), load.en()]);
  return { pl: pl.default, it: it.default, en: en.default };
}

/** The instance with the words of one game, in English at first. */
export async function libraryOf(
  instance: i18n,
  game: string,
  load: LoadTexts,
): Promise<i18n> {
  const texts = await allTexts(load);
  await instance.init({
    lng: "en",
    resources: Object.fromEntries(
      languages.map((language) => [language, { [game]: texts[language] }]),
    ),
  });
  return instance;
}

/** What the rules in a folder say when they refuse, read from their source. */
export function refusalsIn(folder: URL): string[] {
  const found = sourceIn(folder).matchAll(/refus(?:e|al)\(\s*"([a-z-]+)"/g);
  return [...new Set([...found].map(([, code]) => code ?? ""))];
}

/** All source files of a folder as one. */
export function sourceIn(folder: URL): string {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ts"))
    .map((file) => readFileSync(new URL(file, folder), "utf8"))
    .join("\n");
}

export function branch(tree: object, name: string): object {
  return (tree as Record<string, object>)[name] ?? {};
}

/** Every sentence by its key, as the set of values it asks for. */
export function gaps(tree: object, path = ""): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(tree)) {
    const key = path ? `${path}.${name}` : name;
    if (typeof value === "string")
      found[key] = [...value.matchAll(/\{\{(\w+)\}\}/g)]
        .map(([, gap]) => gap ?? "")
        .toSorted();
    else Object.assign(found, gaps(value as object, key));
  }
  return found;
}
