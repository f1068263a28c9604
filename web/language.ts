/** The three languages: the browser's at first, then the person's choice, remembered. */

import i18next from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import { languages } from "@stolik/kernel";
import type { Language } from "@stolik/kernel";
import { recall, remember } from "./memory.ts";
import en from "./text/en.json";
import it from "./text/it.json";
import pl from "./text/pl.json";
import { tieLoneLetters } from "./text/typography.ts";

/** The app's own namespace; every game brings one called after its id. */
const APP = "app";

export async function startLanguage(): Promise<void> {
  i18next.on("languageChanged", (language) => {
    document.documentElement.lang = language;
  });
  await i18next.use(initReactI18next).init({
    resources: {
      pl: { app: tieLoneLetters(pl) },
      it: { app: it },
      en: { app: en },
    },
    lng: chooseLanguage(recall("language"), navigator.languages),
    fallbackLng: "en",
    supportedLngs: languages,
    defaultNS: APP,
    ns: [APP],
    interpolation: { escapeValue: false },
    initAsync: false,
  });
}

export function chooseLanguage(
  saved: string | undefined,
  wanted: readonly string[],
): Language {
  for (const tag of [saved, ...wanted]) {
    const found = languages.find(
      (language) => tag?.toLowerCase().split("-")[0] === language,
    );
    if (found) return found;
  }
  return "en";
}

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return chooseLanguage(i18n.language, []);
}

export function setLanguage(language: Language): void {
  remember("language", language);
  void i18next.changeLanguage(language);
}

/** Adds a game's words under its own name. */
export function addTexts(
  game: string,
  texts: Readonly<Record<Language, object>>,
): void {
  for (const language of languages)
    i18next.addResourceBundle(language, game, texts[language], true, true);
}
