/** The words of a page: the app's own, and those that every game has. A key that English lacks does not compile. */

import { formOf } from "@stolik/furniture";
import type { GameKey, KeyOf, Words } from "@stolik/furniture";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "./language.ts";
import type profile from "./profile/text/en.json";
import type en from "./text/en.json";

export type AppKey = KeyOf<typeof en>;

/** Whoever plays alone under no name is spoken to here, too: `replay.seat_you`. */
export function useWords(): Words<AppKey> {
  const { t } = useTranslation();
  const language = useLanguage();
  return useMemo(
    () => (key, values) => {
      const context = values && formOf(values, language);
      return t(key, { ...values, ...(context && { context }) });
    },
    [t, language],
  );
}

export function useGameWords(game: string): Words<GameKey> {
  return useTranslation(game).t;
}

/** Where the words of a person's own pages are kept, apart from those that home has. */
export const PROFILE = "profile";

export function useProfileWords(): Words<KeyOf<typeof profile>> {
  return useTranslation(PROFILE).t;
}

/** Where the words of a game's first steps are kept, apart from those of its board. */
export function lessonTexts(game: string): string {
  return `${game}-lesson`;
}

/** What the steps of a lesson say; which there are only the lesson knows. */
export function useLessonWords(game: string): (step: string) => string {
  return useTranslation(lessonTexts(game)).t;
}

/** Where the words around a game's daily deal are kept. */
export function dailyTexts(game: string): string {
  return `${game}-daily`;
}

/** What is said around a game's daily deal. */
export function useDealWords(game: string): Words<"task" | "score" | "again"> {
  return useTranslation(dailyTexts(game)).t;
}

/** Keys that may have no text, such as that of a code which a newer server sends, and last one of the app's own. */
type Attempts = readonly [
  ...(`${string}:${GameKey}` | `refusals.${string}`)[],
  AppKey,
];

/** The text of the first key that has one. */
export function useFirstWords(): (
  keys: Attempts,
  values?: Readonly<Record<string, string | number>>,
) => string {
  const { t } = useTranslation();
  return (keys, values) => t([...keys], { ...values });
}
