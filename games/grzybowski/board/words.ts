/** The words of this game in one language: the board's sentences and what the cards print. */

import { wordsOf } from "@stolik/furniture";
import type { WordingOf } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import { backSides } from "../content/back-sides.ts";
import type { BackId } from "../content/back-sides.ts";
import type { FrontId } from "../content/fronts.ts";
import type { CardSymbol } from "../content/symbols.ts";
import type { BackText, FrontText } from "../content/text/card-text.ts";
import type { Card } from "../rules/position.ts";
import { deckIn } from "./deck-words.ts";
import type en from "../text/en.json";

export type Wording = WordingOf<typeof en>;
export type Words = Wording["words"];

export const { useWords, wordsIn } = wordsOf<typeof en>("grzybowski");

export function frontText(id: FrontId, language: Language): FrontText {
  return deckIn(language).fronts[id];
}

export function backText(id: BackId, language: Language): BackText {
  return deckIn(language).backs[id];
}

export function titleOf(id: FrontId, { language }: Pick<Wording, "language">) {
  return frontText(id, language).title;
}

/** What a card is called: by its front, or by its back while the front is hidden (G6). */
export function cardName(
  { front, back }: Card,
  wording: Pick<Wording, "words" | "language">,
): string {
  if (front) return titleOf(front, wording);
  if (!back) return wording.words("grid.unknown");
  const kind = backSides[back].type === "chance" ? "chance" : "goal";
  const { date } = backText(back, wording.language);
  return wording.words(`names.${kind}`, { date });
}

export function symbolName(
  symbol: CardSymbol,
  { language }: Pick<Wording, "language">,
): string {
  return deckIn(language).symbols[symbol];
}

/** A difference with its sign, a true minus included. */
export function signed(points: number): string {
  if (points === 0) return "±0";
  return points > 0 ? `+${points}` : `−${-points}`;
}
