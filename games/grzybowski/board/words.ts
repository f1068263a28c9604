/** The words of this game in one language: the board's sentences and what the cards print. */

import { wordsOf } from "@stolik/furniture";
import type { Telling } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import type { CardId } from "../content/cards.ts";
import type { CardSymbol } from "../content/symbols.ts";
import type { CardText } from "../content/text/card-text.ts";
import { decks } from "./deck-words.ts";

export type { Telling, Words } from "@stolik/furniture";

export const { useWords, wordsIn } = wordsOf("grzybowski");

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

/** A difference with its sign, a true minus included. */
export function signed(points: number): string {
  if (points === 0) return "±0";
  return points > 0 ? `+${points}` : `−${-points}`;
}
