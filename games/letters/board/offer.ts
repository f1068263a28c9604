/** Which Polish letters are offered beside the plain ones, while a word is typed. */

import type { Letter } from "../content/tiles.ts";
import { EMPTY } from "../rules/position.ts";
import { familyOf } from "./alphabet.ts";
import type { Desk } from "./draft.ts";
import { alternatives, placesWithoutTile, within } from "./typing.ts";

/** A letter whose sisters are offered: one of the word, or a key that was held. */
export type Offer =
  | { readonly type: "place"; readonly index: number }
  | { readonly type: "key"; readonly letter: Letter };

/** What is offered unasked: for the first letter without a tile that has a sister with one; else for the last letter, just typed plain. */
export function offerFor(
  desk: Desk,
  text: string,
  isJustTyped: boolean,
): Offer | undefined {
  const letters = [...text];
  const lacking = placesWithoutTile(desk, letters).find(
    (place) => alternatives(desk, letters[place] ?? EMPTY, text).length > 0,
  );
  if (lacking !== undefined) return { type: "place", index: lacking };
  const last = letters.at(-1);
  // A letter typed with its accent was meant so.
  if (last === undefined || !isJustTyped || familyOf(last)[0] !== last)
    return undefined;
  return { type: "place", index: letters.length - 1 };
}

export function offeredLetters(
  desk: Desk,
  text: string,
  offer: Offer | undefined,
): readonly Letter[] {
  if (offer?.type === "key") {
    const left = leftOf(desk, text);
    return familyOf(offer.letter).filter((letter) => left.includes(letter));
  }
  const letter = offer && [...text][offer.index];
  return letter === undefined ? [] : alternatives(desk, letter, text);
}

/** The word with an offered letter taken. */
export function withOffered(
  text: string,
  offer: Offer,
  letter: Letter,
): string {
  if (offer.type === "key") return text + letter;
  return [...text].with(offer.index, letter).join("");
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
