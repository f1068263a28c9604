/** The words of this game in one language: the board's sentences and what the cards print. */

import type { Language, Player, Seat } from "@stolik/kernel";
import type { i18n } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { CardId } from "../content/cards.ts";
import type { CardSymbol } from "../content/symbols.ts";
import type { CardText } from "../content/text/card-text.ts";
import { decks } from "./deck-words.ts";

export type Words = (
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** What a sentence may need besides the event. */
export interface Telling {
  readonly words: Words;
  readonly language: Language;
  readonly players: readonly Player[];
}

export function useWords(language: Language): Words {
  const { i18n } = useTranslation("grzybowski");
  return useMemo(() => wordsIn(i18n, language), [i18n, language]);
}

export function wordsIn(library: i18n, language: Language): Words {
  const t = library.getFixedT(language, "grzybowski");
  // React escapes what it shows, so a name like O'Hara must not be escaped twice.
  return (key, values) =>
    t(key, { ...values, interpolation: { escapeValue: false } });
}

export function cardText(id: CardId, language: Language): CardText {
  return decks[language].cards[id];
}

export function titleOf(id: CardId, { language }: Pick<Telling, "language">) {
  return cardText(id, language).title;
}

export function symbolName(
  symbol: CardSymbol,
  { language }: Pick<Telling, "language">,
): string {
  return decks[language].symbols[symbol];
}

export function listOf(
  names: readonly string[],
  { language }: Pick<Telling, "language">,
): string {
  return new Intl.ListFormat(language).format(names);
}

export function nameOf(seat: Seat, telling: Telling): string {
  return telling.players[seat]?.name ?? String(seat + 1);
}

/** A difference with its sign, a true minus included. */
export function signed(points: number): string {
  if (points === 0) return "±0";
  return points > 0 ? `+${points}` : `−${-points}`;
}
