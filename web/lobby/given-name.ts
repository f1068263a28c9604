/** The names of those who typed none: "Player" to one who reads English, "Gracz" to one who reads Polish. */

import { languages } from "@stolik/kernel";
import type { Language, Player, Seat } from "@stolik/kernel";

/** In every language at once, because a match may have been begun in another. */
const called: Readonly<Record<Language, string>> = {
  pl: "Gracz",
  it: "Giocatore",
  en: "Player",
};

/** The name of a person who plays alone, or at this seat of a shared screen. */
export function givenName(language: Language, seat?: Seat): string {
  const name = called[language];
  return seat === undefined ? name : `${name} ${seat + 1}`;
}

/** A match keeps the name in the language it was begun in; it is shown in the one that is read now. */
export function inLanguage(
  players: readonly Player[],
  language: Language,
): readonly Player[] {
  return players.map((player, seat) => {
    if (player.type !== "person") return player;
    for (const place of [undefined, seat])
      if (languages.some((one) => givenName(one, place) === player.name))
        return { ...player, name: givenName(language, place) };
    return player;
  });
}
