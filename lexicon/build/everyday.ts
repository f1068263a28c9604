/** Which of the common words are said every day: not those that are common only as another word without its accents. */

import type { Lexeme } from "./hunspell.ts";

/** A word this many times further down the list than its accented twin is taken for the twin, typed without accents. */
const FAR = 10;

const plain: Readonly<Record<string, string>> = {
  ą: "a",
  ć: "c",
  ę: "e",
  ł: "l",
  ń: "n",
  ó: "o",
  ś: "s",
  ź: "z",
  ż: "z",
};

/**
 * The words of the list, the commonest first, that are words of ours. One that is no base form, with no other form of
 * its lexemes on the list, is left out if far above it stands the same with accents: zrobie, for zrobię.
 */
export function everydayAmong(
  common: readonly string[],
  words: ReadonlySet<string>,
  dictionary: Iterable<Lexeme>,
): Set<string> {
  const found = new Set(common.filter((word) => words.has(word)));
  const rooted = rootedAmong(found, dictionary);
  const twins = new Map<string, { word: string; rank: number }[]>();
  for (const [index, word] of common.entries()) {
    const bare = [...word].map((letter) => plain[letter] ?? letter).join("");
    const known = twins.get(bare) ?? [];
    twins.set(bare, [...known, { word, rank: index + 1 }]);
  }
  for (const same of twins.values())
    for (const { word, rank } of same)
      if (
        !rooted.has(word) &&
        same.some(
          (twin) => twin.rank * FAR < rank && isAccented(twin.word, word),
        )
      )
        found.delete(word);
  return found;
}

/** Those that are a base form, or have another form of one of their lexemes beside them. */
function rootedAmong(
  found: ReadonlySet<string>,
  dictionary: Iterable<Lexeme>,
): Set<string> {
  const rooted = new Set<string>();
  for (const { base, forms } of dictionary) {
    const said = forms.filter((form) => found.has(form));
    if (said.length > 1) for (const form of said) rooted.add(form);
    if (found.has(base)) rooted.add(base);
  }
  return rooted;
}

/** Whether it is the other word with accents on some letters that have none there. */
function isAccented(word: string, other: string): boolean {
  const letters = [...other];
  return [...word].every(
    (letter, index) =>
      letter === letters[index] || plain[letter] === letters[index],
  );
}
