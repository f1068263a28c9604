/** The words of a game, for a board that is opened by a test. */

import { languages } from "@stolik/kernel";
import type { i18n } from "i18next";
import type { LoadTexts } from "../texts.ts";
import { allTexts } from "./text-laws.ts";

/** Words of the same game under another name, such as those of its rules. */
export async function addTexts(
  library: i18n,
  name: string,
  load: LoadTexts,
): Promise<void> {
  const texts = await allTexts(load);
  for (const language of languages)
    library.addResourceBundle(language, name, texts[language]);
}

/** The instance with the words of one game, in English at first. */
export async function libraryOf(
  instance: i18n,
  game: string,
  load: LoadTexts,
): Promise<i18n> {
  const texts = await allTexts(load);
  await instance.init({
    lng: "en",
    resources: Object.fromEntries(
      languages.map((language) => [language, { [game]: texts[language] }]),
    ),
  });
  return instance;
}
