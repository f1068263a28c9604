/** The three languages: the browser's at first, then the person's choice, which is saved. */

import i18next from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import { languages } from "@stolik/kernel";
import type { Language } from "@stolik/kernel";
import { textsOf } from "@stolik/furniture";
import type { LoadTexts } from "@stolik/furniture";
import { showFonts } from "./fonts-in-time.ts";
import { games } from "./games.ts";
import { readSaved, save } from "./saved.ts";
import type { Sentences } from "./refusals.ts";

/** The app's own namespace; a game brings one called after its id, and others for what is opened by itself (words.ts). */
const APP = "app";

/** The titles and pitches of all games, each under its id. */
const CARDS = "cards";

/** Every language is a file of its own, loaded when it is chosen. */
export const appTexts = textsOf({
  pl: () => import("./text/pl.json"),
  it: () => import("./text/it.json"),
  en: () => import("./text/en.json"),
}) satisfies LoadTexts<{ readonly refusals: Sentences }>;

const cardTexts: LoadTexts = {
  pl: async () => ({ default: await cardsIn("pl") }),
  it: async () => ({ default: await cardsIn("it") }),
  en: async () => ({ default: await cardsIn("en") }),
};

/** Whose words the page needs: the app's, those of the cards, and of what was opened, such as a game or its rules. */
const needed = new Map<string, LoadTexts>([
  [APP, appTexts],
  [CARDS, cardTexts],
]);

export async function startLanguage(): Promise<void> {
  i18next.on("languageChanged", (language) => {
    document.documentElement.lang = language;
  });
  await startLanguageIn(
    chooseLanguage(readSaved("language"), navigator.languages),
  );
}

export async function startLanguageIn(language: Language): Promise<void> {
  const [app, cards] = await Promise.all([
    appTexts[language](),
    cardTexts[language](),
  ]);
  await i18next.use(initReactI18next).init({
    resources: { [language]: { [APP]: app.default, [CARDS]: cards.default } },
    lng: language,
    // A language has all of its words, or is not shown.
    fallbackLng: false,
    supportedLngs: languages,
    defaultNS: APP,
    ns: [APP, CARDS],
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

/** The language that is read, for whoever draws nothing. */
export function currentLanguage(): Language {
  return chooseLanguage(i18next.language, []);
}

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return chooseLanguage(i18n.language, []);
}

/** What a game is called, and what it promises. */
export function useCard(game: string) {
  const { t } = useTranslation(CARDS);
  return { title: t(`${game}.title`), pitch: t(`${game}.pitch`) };
}

/** What a game is called in the language that is read. */
export function titleOf(game: string): string {
  return i18next.getFixedT(null, CARDS)(`${game}.title`);
}

/** What home, or a game's page, is called and promises in the language that is read. */
export function headOf(game?: string) {
  const t = i18next.getFixedT(null, game ? CARDS : APP);
  return game
    ? {
        title: `${titleOf(game)} · Stolik`,
        description: t(`${game}.pitch`),
      }
    : { title: "Stolik", description: t("home.tagline") };
}

/** Shows another language once all of its words are there; without a connection it may stay as it is. */
export async function setLanguage(language: Language): Promise<void> {
  // What is opened meanwhile is to be read in it, too.
  for (let known = 0; known < needed.size;) {
    known = needed.size;
    await Promise.all(
      [...needed].map(([name, load]) => addTexts(name, load, language)),
    );
  }
  save("language", language);
  await i18next.changeLanguage(language);
  // Every word is another, and nothing stays in its place.
  showFonts();
}

/** Words in the language that is read, and from now on in every other that is chosen; of those that could not be had nobody reads. */
export async function needTexts(name: string, load: LoadTexts): Promise<void> {
  const before = needed.get(name);
  needed.set(name, load);
  try {
    await addTexts(name, load, currentLanguage());
  } catch (cause) {
    if (!before) needed.delete(name);
    throw cause;
  }
}

async function addTexts(
  name: string,
  load: LoadTexts,
  language: Language,
): Promise<void> {
  if (i18next.hasResourceBundle(language, name)) return;
  const { default: texts } = await load[language]();
  i18next.addResourceBundle(language, name, texts, true, true);
}

async function cardsIn(language: Language) {
  const cards = await Promise.all(
    games.map(async ({ id, card }) => [id, (await card[language]()).default]),
  );
  return Object.fromEntries(cards);
}
