/** The words that a language does not use, as docs/GLOSSARY.md lists them. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@stolik/kernel";

const chapters: Readonly<Record<Language, string>> = {
  en: "English",
  pl: "Polish",
  it: "Italian",
};

/** Those that stand in the text, as whole words. */
export function forbiddenIn(text: string, language: Language): string[] {
  return forbiddenWords(language).filter((word) =>
    new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(text),
  );
}

const forbidden = new Map<Language, readonly string[]>();

function forbiddenWords(language: Language): readonly string[] {
  const words = forbidden.get(language) ?? readWords(language);
  forbidden.set(language, words);
  return words;
}

/** The last column of the language's table, below its head. */
function readWords(language: Language): string[] {
  const path = join(import.meta.dirname, "../../docs/GLOSSARY.md");
  const [, chapter = ""] = readFileSync(path, "utf8").split(
    `## ${chapters[language]}\n`,
  );
  const [table = ""] = chapter.split("\n## ");
  return [...table.matchAll(/^\|[^|]*\|[^|]*\|([^|]*)\|$/gm)]
    .slice(2)
    .flatMap(([, never = ""]) => never.split(","))
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
