/** The words of this game in one language. */

import type { Language } from "@stolik/kernel";
import type { i18n } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

export type Words = (
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string;

export function useWords(language: Language): Words {
  const { i18n } = useTranslation("letters");
  return useMemo(() => wordsIn(i18n, language), [i18n, language]);
}

export function wordsIn(library: i18n, language: Language): Words {
  const t = library.getFixedT(language, "letters");
  // React escapes what it shows, so a name like O'Hara must not be escaped twice.
  return (key, values) =>
    t(key, { ...values, interpolation: { escapeValue: false } });
}
