/** What a sentence of a game may need besides the event: its words, the language, who plays. */

import type { Language, Player, Seat } from "@stolik/kernel";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { KeyOf } from "./texts.ts";
import { formOf } from "./you.ts";

/** A sentence in one language, by its key in the texts of a game or of the app. A tuple, for the library takes no `undefined` for values. */
export type Words<Key extends string> = (
  ...asked: [key: Key, values?: Readonly<Record<string, string | number>>]
) => string;

export interface Wording<Key extends string> {
  readonly words: Words<Key>;
  readonly language: Language;
  readonly players: readonly Player[];
}

/** A game's wording, by the type of its English texts. */
export type WordingOf<English> = Wording<KeyOf<English>>;

type Library = ReturnType<typeof useTranslation>["i18n"];

/** Where a value stands in a sentence. */
const VALUE = /\{\{(\w+)\}\}/g;

/** The words of one game, for its components and without them. */
export function wordsOf<English>(game: string) {
  type GameWords = Words<KeyOf<English>>;
  function wordsIn(library: Library, language: Language): GameWords {
    const t = library.getFixedT(language, game);
    const known = new Map<string, string>();
    /** The library takes longer to find a sentence than a board to draw it: it is asked once, by the form and the number that the sentence depends on. */
    function sentence(key: KeyOf<English>, form?: string, count?: number) {
      const name = `${key}|${form}|${count}`;
      const before = known.get(name);
      if (before !== undefined) return before;
      const asked: Readonly<Record<string, string | number | boolean>> = {
        skipInterpolation: true,
        ...(form && { context: form }),
        ...(count !== undefined && { count }),
      };
      const found = t(key, { ...asked });
      if (library.hasResourceBundle(language, game)) known.set(name, found);
      return found;
    }
    // As they are: React escapes what it shows, and a name like O'Hara must not be escaped twice.
    return (key, values) => {
      if (!values) return sentence(key);
      const { count } = values;
      return sentence(
        key,
        formOf(values, language),
        typeof count === "number" ? count : undefined,
      ).replace(VALUE, (place, name: string) => `${values[name] ?? place}`);
    };
  }
  function useWords(language: Language): GameWords {
    const { i18n } = useTranslation(game);
    return useMemo(() => wordsIn(i18n, language), [i18n, language]);
  }
  return { wordsIn, useWords };
}

/** Where the words of a game's rules to read are kept, apart from those of its board. */
export function ruleTexts(game: string): string {
  return `${game}-rules`;
}

/** Before the last name of a row; a single letter is tied to what follows. */
const and: Readonly<Record<Language, string>> = {
  pl: " i\u00a0",
  it: " e\u00a0",
  en: " and ",
};

export function nameOf(
  seat: Seat,
  { players }: Pick<Wording<never>, "players">,
): string {
  return players[seat]?.name ?? String(seat + 1);
}

/** Names in a row, as Intl.ListFormat writes them, the first of which takes a phone a seventh of a second to make. */
export function listOf(
  names: readonly string[],
  { language }: Pick<Wording<never>, "language">,
): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  const before = names.slice(0, -1).join(", ");
  // English alone separates the last of three.
  const comma = language === "en" && names.length > 2 ? "," : "";
  return `${before}${comma}${and[language]}${last}`;
}

/** What each seat has of something, by name: "Ola 3 and Jan 1". */
export function listBySeat(
  amounts: readonly (number | string)[],
  wording: Pick<Wording<never>, "language" | "players">,
): string {
  return listOf(
    amounts.map((amount, seat) => `${nameOf(seat, wording)} ${amount}`),
    wording,
  );
}
