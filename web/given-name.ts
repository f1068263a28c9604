/** The names of those who typed none: "You" to one who plays alone, "Player 2" at a shared screen; in the language that is read. */

import { you } from "@stolik/furniture";
import { languages } from "@stolik/kernel";
import type { Language, Player, Seat } from "@stolik/kernel";
import { readSaved } from "./saved.ts";

/** In every language at once, because a match may have been begun in another. */
const called: Readonly<Record<Language, string>> = {
  pl: "Gracz",
  it: "Giocatore",
  en: "Player",
};

/** The name of a person who plays alone, or at this seat of a shared screen. */
export function givenName(language: Language, seat?: Seat): string {
  return seat === undefined ? you[language] : `${called[language]} ${seat + 1}`;
}

/** A match keeps the name in the language it was begun in; it is shown in the one that is read now. */
export function inLanguage(
  players: readonly Player[],
  language: Language,
): readonly Player[] {
  const isAlone = players.filter(({ type }) => type === "person").length === 1;
  return players.map((player, seat) => {
    if (player.type !== "person") return player;
    const { name } = player;
    if (isAlone && isNobody(name))
      return { ...player, name: givenName(language) };
    return languages.some((one) => givenName(one, seat) === name)
      ? { ...player, name: givenName(language, seat) }
      : player;
  });
}

/** What somebody else reads: whoever plays alone is called by their nickname, or else after the seat. */
export function toOthers(
  players: readonly Player[],
  language: Language,
): readonly Player[] {
  return players.map((player, seat) =>
    player.type === "person" && player.name === you[language]
      ? { ...player, name: readSaved("name") || givenName(language, seat) }
      : player,
  );
}

/** Matches from before call the one who plays alone "Player". */
function isNobody(name: string): boolean {
  return languages.some((one) => [you[one], called[one]].includes(name));
}
