/** The words of the app and of every game, in three languages alike. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "@stolik/kernel";
import type { Language } from "@stolik/kernel";
import { texts as cross } from "@stolik/cross/board";
import { allTexts } from "@stolik/furniture/testing";
import { texts as grzybowski } from "@stolik/grzybowski/board";
import { texts as journey } from "@stolik/journey/board";
import { texts as letters } from "@stolik/letters/board";
import { texts as nsoe } from "@stolik/nsoe/board";
import { games } from "../games.ts";
import { chooseLanguage } from "../language.ts";
import en from "../text/en.json" with { type: "json" };
import it_ from "../text/it.json" with { type: "json" };
import pl from "../text/pl.json" with { type: "json" };
import { tieLoneLetters } from "../text/typography.ts";

type Texts = Readonly<Record<Language, object>>;

const files: readonly (readonly [string, Texts])[] = [
  ["the app", { pl, it: it_, en }],
  ["nsoe", await allTexts(nsoe)],
  ["cross", await allTexts(cross)],
  ["letters", await allTexts(letters)],
  ["grzybowski", await allTexts(grzybowski)],
  ["journey", await allTexts(journey)],
];

/** The forms of a count that each language tells apart, as far as whole numbers of players and cards go. */
const forms: Readonly<Record<Language, readonly string[]>> = {
  pl: ["few", "many", "one", "other"],
  it: ["one", "other"],
  en: ["one", "other"],
};
const FORM = /_(zero|one|two|few|many|other)$/;

describe.each(files)("the texts of %s", (_name, texts) => {
  it("have the same keys in each language", () => {
    const keys = languages.map((language) => bareKeys(texts[language]));
    expect(keys[1]).toEqual(keys[0]);
    expect(keys[2]).toEqual(keys[0]);
  });

  it.each(languages)("have every form of a count in %s", (language) => {
    const counted = new Map<string, string[]>();
    for (const key of flatten(texts[language]).keys()) {
      const form = FORM.exec(key)?.[1];
      if (form === undefined) continue;
      const bare = key.replace(FORM, "");
      counted.set(bare, [...(counted.get(bare) ?? []), form]);
    }
    for (const [key, found] of counted)
      expect(found.toSorted(), key).toEqual(forms[language]);
  });

  it("name the same values in each language", () => {
    const [first, ...others] = languages.map((language) =>
      valuesOf(texts[language]),
    );
    for (const other of others) expect(other).toEqual(first);
  });

  it("are never empty", () => {
    for (const language of languages)
      for (const [key, text] of flatten(texts[language]))
        expect(text.trim(), key).not.toBe("");
  });
});

describe("the app's texts", () => {
  const used = keysInSource();
  const known = bareKeys(en);

  it("have every key the pages use", () => {
    const missing = used.exact.filter((key) => !known.includes(key));
    expect(missing).toEqual([]);
  });

  it("have no key that no page uses", () => {
    const unused = known.filter(
      (key) =>
        !used.exact.includes(key) &&
        !used.patterns.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it("name and describe every game", () => {
    for (const { id } of games)
      expect(known).toEqual(
        expect.arrayContaining([`games.${id}.title`, `games.${id}.about`]),
      );
  });
});

describe("the language", () => {
  it.each([
    [undefined, ["pl-PL", "en"], "pl"],
    [undefined, ["de", "it-CH"], "it"],
    [undefined, ["de"], "en"],
    ["it", ["pl"], "it"],
    ["xx", ["pl"], "pl"],
  ] as const)("saved %s, wanted %j: %s", (saved, wanted, chosen) => {
    expect(chooseLanguage(saved, wanted)).toBe(chosen);
  });

  it("ties a lone Polish letter to the next word", () => {
    expect(tieLoneLetters({ text: "Gry o miejscach i słowach" })).toEqual({
      text: "Gry o\u00a0miejscach i\u00a0słowach",
    });
  });
});

function flatten(texts: object, prefix = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(texts) as [string, unknown][]) {
    if (typeof value === "string") found.set(prefix + key, value);
    else
      for (const [inner, text] of flatten(value as object, `${prefix}${key}.`))
        found.set(inner, text);
  }
  return found;
}

function bareKeys(texts: object): string[] {
  const keys = [...flatten(texts).keys()].map((key) => key.replace(FORM, ""));
  return [...new Set(keys)].toSorted();
}

/** Which values each text speaks of, whatever the form of its count. */
function valuesOf(texts: object): Record<string, string[]> {
  const values = new Map<string, Set<string>>();
  for (const [key, text] of flatten(texts)) {
    const bare = key.replace(FORM, "");
    const names = values.get(bare) ?? new Set<string>();
    for (const [, name] of text.matchAll(/\{\{(\w+)\}\}/g))
      if (name && !(FORM.test(key) && name === "count")) names.add(name);
    values.set(bare, names);
  }
  return Object.fromEntries(
    [...values].map(([key, names]) => [key, [...names].toSorted()]),
  );
}

/** Keys as they stand in the code: whole ones, and those made of a prefix and a value. */
function keysInSource(): {
  readonly exact: readonly string[];
  readonly patterns: readonly RegExp[];
} {
  const exact: string[] = [];
  const patterns: RegExp[] = [];
  for (const source of sources(join(import.meta.dirname, ".."))) {
    for (const [, key] of source.matchAll(/\bt\(\s*"([\w.-]+)"/g))
      if (key) exact.push(key);
    // Lists of keys to try in turn, where the last is the app's own.
    for (const [, key] of source.matchAll(/,\s*"((?:end|refusals)\.\w+)"\]/g))
      if (key) exact.push(key);
    for (const [, key] of source.matchAll(/`([a-z]+\.[^`:]*\$\{[^`]*)`/g))
      if (key) patterns.push(toPattern(key));
  }
  return { exact, patterns };
}

function toPattern(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/);
  const escaped = parts.map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${escaped.join("[\\w-]+")}$`);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ["dist", "node_modules", "test"].includes(entry.name)
        ? []
        : sources(path);
    return /\.tsx?$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}
