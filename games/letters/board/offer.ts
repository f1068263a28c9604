/** Which Polish letters are offered beside the plain ones, while a word is typed. */

import type { Letter } from "../content/tiles.ts";
import { familyOf } from "./alphabet.ts";
import type { Desk, Draft } from "./draft.ts";
import { alternatives, within } from "./typing.ts";

/** A letter whose sisters are offered: one of the word, or a key that was held. */
export type Offer =
  | { readonly type: "place"; readonly index: number }
  | { readonly type: "key"; readonly letter: Letter };

/** Those of a letter that was held; else those of the last letter, if it was typed plain. */
export function offeredLetters(
  desk: Desk,
  text: string,
  draft: Draft,
  offer: Offer | undefined,
): readonly Letter[] {
  if (offer?.type === "key") {
    const left = leftOf(desk, text);
    return familyOf(offer.letter).filter((letter) => left.includes(letter));
  }
  const letter = [...text].at(offer?.index ?? -1);
  // A letter typed with its accent was meant so.
  const isAsked = offer !== undefined || draft.typed !== undefined;
  const isPlain = letter !== undefined && familyOf(letter)[0] === letter;
  if (letter === undefined || !isAsked || !(offer || isPlain)) return [];
  return alternatives(desk, letter, text);
}

/** The letters for which a tile is left beside those of the word. */
export function leftOf(desk: Desk, text: string): Letter[] {
  const left = within(desk);
  for (const letter of text) {
    const index = left.indexOf(letter);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
