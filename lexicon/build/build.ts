/**
 * Builds lexicon/data from a spelling list, a Hunspell dictionary and a list of common words:
 * `node --import tsx lexicon/build/build.ts WORDS AFF DIC COMMON VERSION` (where they come from: README.md).
 */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { toBytes } from "../automaton.ts";
import { withBase } from "../bases.ts";
import { markedOffensive, sorted, symbolsOf } from "../lexicon.ts";
import { minimal } from "../minimal.ts";
import { added } from "./added.ts";
import { flawOf } from "./curate.ts";
import { everydayAmong } from "./everyday.ts";
import { lexemes } from "./hunspell.ts";
import type { Lexeme } from "./hunspell.ts";
import { offensiveAmong } from "./offensive.ts";

const folder = new URL("../data/", import.meta.url);
const [wordsFile, affixFile, dictionaryFile, commonFile, version] =
  process.argv.slice(2);

if (!wordsFile || !affixFile || !dictionaryFile || !commonFile || !version) {
  console.error("build.ts WORDS AFF DIC COMMON VERSION");
  process.exitCode = 2;
} else {
  mkdirSync(folder, { recursive: true });
  const words = curated([...lines(wordsFile), ...added]);
  const dictionary = [...lexemes(latin2(affixFile), latin2(dictionaryFile))];
  const offensive = offensiveAmong(words, dictionary);
  const said = new Set([...words].filter((word) => !offensive.has(word)));
  const everyday = everydayAmong(lines(commonFile), said, dictionary);
  const forms = familiar(dictionary, everyday, said);
  console.log(offensive.size, "offensive ones");
  write("words", [...words].map(symbolsOf), version);
  write("everyday", [...everyday].map(symbolsOf), version);
  write(
    "familiar",
    [...[...forms].map(symbolsOf), ...[...offensive].map(markedOffensive)],
    version,
  );
  write("bases", withBases(dictionary, said), version);
}

/** The words among the entries; says how many each flaw kept out. */
function curated(entries: readonly string[]): Set<string> {
  const words = new Set<string>();
  const flaws = new Map<string, number>();
  for (const entry of entries) {
    const flaw = flawOf(entry);
    if (flaw) flaws.set(flaw, (flaws.get(flaw) ?? 0) + 1);
    else words.add(entry);
  }
  console.log(words.size, "words; left out:", Object.fromEntries(flaws));
  return words;
}

/** Every form of every lexeme that has an everyday form, and the everyday words without a lexeme. */
function familiar(
  dictionary: readonly Lexeme[],
  everyday: ReadonlySet<string>,
  words: ReadonlySet<string>,
): Set<string> {
  const found = new Set(everyday);
  for (const { base, forms } of dictionary) {
    if (!words.has(base) || !forms.some((form) => everyday.has(form))) continue;
    for (const form of forms) if (words.has(form)) found.add(form);
  }
  console.log(found.size, "familiar forms");
  return found;
}

/** Every form with its base, of all lexemes whose base is a word. */
function withBases(
  dictionary: readonly Lexeme[],
  words: ReadonlySet<string>,
): number[][] {
  const pairs: number[][] = [];
  const met = new Set<string>();
  for (const { base, forms } of dictionary) {
    if (!words.has(base)) continue;
    for (const form of forms) {
      if (!words.has(form)) continue;
      pairs.push(withBase({ form, base }));
      met.add(form);
    }
  }
  console.log(met.size, "words with a base form");
  return pairs;
}

function write(
  name: string,
  entries: readonly (readonly number[])[],
  version: string,
): void {
  const automaton = minimal(sorted(entries), version);
  const bytes = toBytes(automaton);
  const hash = createHash("sha256").update(bytes).digest("hex");
  writeFileSync(new URL(`${name}.bin`, folder), bytes);
  writeFileSync(new URL(`${name}.sha256`, folder), `${hash}  ${name}.bin\n`);
  console.log(name, automaton.words, "entries,", bytes.length, "bytes");
}

function lines(file: string): string[] {
  return readFileSync(file, "utf8").split("\n");
}

function latin2(file: string): string {
  return new TextDecoder("iso-8859-2").decode(readFileSync(file));
}
