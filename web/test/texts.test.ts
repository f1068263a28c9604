/** The words of the app and of the cards, in three languages alike. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  allTexts,
  alikeTexts,
  bareKeys,
  glossaryTexts,
} from "@stolik/furniture/testing";
import { games } from "../games.ts";
import { appTexts, chooseLanguage } from "../language.ts";
import { profileTexts } from "../profile-texts.ts";
import en from "../text/en.json" with { type: "json" };

const app = await allTexts(appTexts);
alikeTexts("the app", app);
glossaryTexts("the app", app);
const profile = await allTexts(profileTexts);
alikeTexts("the profile", profile);
glossaryTexts("the profile", profile);
for (const { id, card } of games) {
  const texts = await allTexts(card);
  alikeTexts(`the card of ${id}`, texts);
  glossaryTexts(`the card of ${id}`, texts);
}

describe("the app's texts", () => {
  const used = keysInSource();
  const known = bareKeys(en);

  it("have every key the pages use", () => {
    const missing = used.exact.filter((key) => !known.includes(key));
    expect(missing).toEqual([]);
  });

  it("have no key that no page uses", () => {
    // The form that speaks to somebody is taken where the usual one is asked for.
    const asked = known.map((key) => key.replace(/_you$/, ""));
    const unused = asked.filter(
      (key) =>
        !used.exact.includes(key) &&
        !used.patterns.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
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
});

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
