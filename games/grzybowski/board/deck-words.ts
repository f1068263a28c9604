/** The words printed on the cards, in each language that has been loaded. */

import { tieLoneLetters } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import type { DeckText } from "../content/text/card-text.ts";

const loaded = new Map<Language, DeckText>();

export async function loadDeck(language: Language): Promise<void> {
  loaded.set(language, await decks[language]());
}

export function deckIn(language: Language): DeckText {
  const deck = loaded.get(language);
  if (!deck) throw new Error(`The deck is not there in ${language}.`);
  return deck;
}

const decks: Readonly<Record<Language, () => Promise<DeckText>>> = {
  pl: async () => tieLoneLetters((await import("../content/text/pl.ts")).pl),
  it: async () => (await import("../content/text/it.ts")).it,
  en: async () => (await import("../content/text/en.ts")).en,
};
