/** Who won a match, in one sentence to whoever sat there. */

import { listOf, you } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import { useLanguage } from "../language.ts";
import { useWords } from "../words.ts";

export function useWhoWon(): (
  /** Seat by seat. */
  names: readonly string[],
  winners: readonly Seat[],
  /** Null: it is told to nobody's seat. */
  seat: Seat | null,
) => string {
  const t = useWords();
  const language = useLanguage();
  return (all, winners, seat) => {
    const names = listOf(
      winners.map((winner) => all[winner] ?? ""),
      { language },
    );
    if (winners.length > 1 && winners.length === all.length)
      return t("end.draw", { names });
    const isYours = winners[0] === seat || names === you[language];
    if (winners.length === 1 && isYours) return t("end.you");
    return t("end.won", { count: winners.length, names });
  };
}
