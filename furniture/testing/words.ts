/** The words of a game, for a board that is opened by a test. */

import { languages } from "@stolik/kernel";
import type { i18n } from "i18next";
import type { LoadTexts } from "../texts.ts";
import { allTexts } from "./text-laws.ts";

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
