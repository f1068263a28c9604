/** The names of those who typed none: "Player" to one who reads English, "Gracz" to one who reads Polish. */

import type { TFunction } from "i18next";
import { languages } from "@stolik/kernel";
import type { Language, Player, Seat } from "@stolik/kernel";

/** A match keeps the name in the language it was begun in; it is shown in the one that is read now. */
export function inLanguage(
  players: readonly Player[],
  t: TFunction,
  language: Language,
): readonly Player[] {
  return players.map((player, seat) => {
    const given = givenNames(t, seat).find((names) =>
      Object.values(names).includes(player.name),
    );
    if (player.type !== "person" || !given) return player;
    return { ...player, name: given[language] };
  });
}

/** Alone against bots, and at this seat of a shared screen. */
function givenNames(t: TFunction, seat: Seat): Record<Language, string>[] {
  const inEach = (say: (lng: Language) => string) =>
    Object.fromEntries(languages.map((lng) => [lng, say(lng)])) as Record<
      Language,
      string
    >;
  return [
    inEach((lng) => t("local.me", { lng })),
    inEach((lng) => t("hotseat.player", { lng, number: seat + 1 })),
  ];
}
