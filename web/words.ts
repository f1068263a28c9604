/** The words of a page: the app's own, and those that every game has. A key that English lacks does not compile. */

import type { GameKey, KeyOf, Words } from "@stolik/furniture";
import { useTranslation } from "react-i18next";
import type en from "./text/en.json";

export type AppKey = KeyOf<typeof en>;

export function useWords(): Words<AppKey> {
  return useTranslation().t;
}

export function useGameWords(game: string): Words<GameKey> {
  return useTranslation(game).t;
}

/** Any of a game's words, for what its module puts into sentences. */
export function useAnyGameWords(game: string): Words<string> {
  return useTranslation(game).t;
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
