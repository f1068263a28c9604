/** The laws of texts as tests: three languages with the same keys, forms and values, set as print is, one word for one thing, and a sentence for whatever happens. */

import { readFileSync } from "node:fs";
import { languages } from "@stolik/kernel";
import type { Language } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import type { LoadTexts } from "../texts.ts";
import { forbiddenIn } from "./glossary.ts";
import { printFaults } from "./print-laws.ts";

type Texts = Readonly<Record<Language, object>>;

interface GameTextPlan<Event> {
  readonly texts: LoadTexts;
  /** At least one event of each kind, and of each way to tell it. */
  readonly events: readonly Event[];
  readonly describe: (
    event: Event,
    language: Language,
  ) => Promise<readonly string[] | string>;
  /** The rules to read: their words, and their chapters. */
  readonly ruleTexts: LoadTexts;
  readonly chapters: readonly {
    readonly rules: readonly { readonly id: string }[];
  }[];
  /** The folder of the game, where RULES.md lies. */
  readonly folder: URL;
}

/** The forms of a count that each language tells apart, as far as whole numbers go. */
const forms: Readonly<Record<Language, readonly string[]>> = {
  pl: ["few", "many", "one", "other"],
  it: ["one", "other"],
  en: ["one", "other"],
};
const FORM = /_(zero|one|two|few|many|other)$/;

/** Declares the tests that the words of every game pass. */
export async function gameTexts<Event extends { readonly type: string }>(
  plan: GameTextPlan<Event>,
): Promise<void> {
  const texts = await allTexts(plan.texts);
  alikeTexts("the game", texts);
  glossaryTexts("the game", texts);
  const rules = await allTexts(plan.ruleTexts);
  alikeTexts("the rules", rules);
  glossaryTexts("the rules", rules);

  describe.each(languages)("in %s", (language) => {
    it.each(plan.events.map((event) => [event.type, event] as const))(
      "%s has a sentence",
      async (_type, event) => {
        const told = [await plan.describe(event, language)].flat();
        for (const sentence of told) {
          expect(sentence).toMatch(/^\p{Lu}.*[^.][.!]$/u);
          // A key that has no text would be shown as it is.
          expect(sentence).not.toMatch(/\{\{|undefined|[a-z]\.[a-z]/);
        }
      },
    );
  });

  it("every event with a player's name has a form for whoever plays alone", async () => {
    const texts = flatten((await plan.texts.en()).default);
    const named = [...texts].filter(
      ([key, text]) =>
        key.startsWith("events.") &&
        text.includes("{{name}}") &&
        !key.includes("_you"),
    );
    for (const [key] of named)
      expect(texts.get(`${key}_you`), key).toMatch(/^(?!.*\{\{name\}\})./);
  });

  it("every rule stands in the rules to read, once and in order", () => {
    const book = readFileSync(new URL("RULES.md", plan.folder), "utf8");
    const written = [...book.matchAll(/^- ([A-Z]\d+) /gm)].map(([, id]) => id);
    const read = plan.chapters.flatMap(({ rules }) =>
      rules.map(({ id }) => id),
    );
    expect(read).toEqual(written);
  });
}

/** Declares the tests for texts that exist in three languages, whosever they are. */
export function alikeTexts(name: string, texts: Texts): void {
  describe(`the texts of ${name}`, () => {
    it.each(languages)("have the English keys in %s", (language) => {
      expect(bareKeys(texts[language])).toEqual(bareKeys(texts.en));
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

    it.each(languages)("name the same values in %s", (language) => {
      expect(valuesOf(texts[language])).toEqual(valuesOf(texts.en));
    });

    it.each(languages)("are never empty in %s", (language) => {
      for (const [key, text] of flatten(texts[language]))
        expect(text.trim(), key).not.toBe("");
    });

    it.each(languages)("are set as print is in %s", (language) => {
      for (const [key, text] of flatten(texts[language]))
        expect(printFaults(text, language), `${key}: ${text}`).toEqual([]);
    });
  });
}

/** Declares the test for texts that speak of tables and games: they use the glossary's words. */
export function glossaryTexts(name: string, texts: Texts): void {
  it.each(languages)(
    `${name} calls one thing by one word in %s`,
    (language) => {
      for (const [key, text] of flatten(texts[language]))
        expect(forbiddenIn(text, language), `${key}: ${text}`).toEqual([]);
    },
  );
}

/** The texts in all languages. */
export async function allTexts(load: LoadTexts): Promise<Texts> {
  const [pl, it, en] = await Promise.all([load.pl(), load.it(), load.en()]);
  return { pl: pl.default, it: it.default, en: en.default };
}

/** Every key, whatever the forms of its count. */
export function bareKeys(texts: object): string[] {
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
