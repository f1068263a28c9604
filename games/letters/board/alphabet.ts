/** Letters as they are typed: capitals, and the Polish ones behind each plain key. */

import { letters } from "../content/tiles.ts";
import type { Letter } from "../content/tiles.ts";

/** Each plain letter with those it may stand for, itself first. */
const families: ReadonlyMap<Letter, readonly Letter[]> = new Map(
  letters
    .filter((letter) => plainOf(letter) === letter)
    .map((plain) => [
      plain,
      letters.filter((letter) => plainOf(letter) === plain),
    ]),
);

/** The keys: 23 letters that every keyboard has. */
export const keys: readonly Letter[] = [...families.keys()];

/** A letter and its sisters: A with Ą, Z with Ź and Ż. */
export function familyOf(letter: Letter): readonly Letter[] {
  return families.get(plainOf(letter)) ?? [letter];
}

/** The letters of what was typed, as capitals; those the set lacks are kept, so that they can be named. */
export function capitals(text: string): Letter[] {
  return [...text.normalize("NFC").toLocaleUpperCase("pl")].filter((letter) =>
    /\p{L}/u.test(letter),
  );
}

/** L1: whether the set has a tile with it. */
export function isInSet(letter: Letter): boolean {
  return letters.includes(letter);
}

/** The one letter a key gives, if it is a letter at all. */
export function letterOfKey(key: string): Letter | undefined {
  return [...key].length === 1 ? capitals(key)[0] : undefined;
}

function plainOf(letter: Letter): Letter {
  if (letter === "Ł") return "L";
  return letter.normalize("NFD").slice(0, 1);
}
