/** The entries of a replay in words, and which of them turned the match. */

import type { AnyGameModule } from "@stolik/furniture";
import type { Player } from "@stolik/kernel";
import { useMemo } from "react";
import { useLanguage } from "../language.ts";
import type { Replay } from "../session/replay-messages.ts";
import { useAnyGameWords } from "../parts/any-game-words.ts";
import { useWords } from "../words.ts";

/** The positions that turning points led to, in order. */
export function useTurningPoints(
  module: AnyGameModule,
  { heard, first }: Replay,
): readonly number[] {
  return useMemo(() => {
    const points = new Set(module.turningPoints?.(heard));
    return heard.flatMap(({ seq, events }) =>
      seq > first && events.some((event) => points.has(event)) ? [seq] : [],
    );
  }, [module, heard, first]);
}

/** What led to a position, in the words of the log. */
export function useMoment(
  module: AnyGameModule,
  { game, first, entries, heard, end }: Replay,
  players: readonly Player[],
  at: number,
): string {
  const t = useWords();
  const words = useAnyGameWords(game);
  const language = useLanguage();
  return useMemo(() => {
    const entry = entries[at - first - 1];
    if (!entry) return t("replay.deal");
    const { type, seat } = entry;
    if (type !== "move") {
      const name = (seat === undefined ? undefined : players[seat]?.name) ?? "";
      return t(`replay.entries.${type}`, { name });
    }
    const wording = { words, language, players };
    const told = heard.find(({ seq }) => seq === at)?.events ?? [];
    return told.map((event) => module.tell(event, end, wording)).join(" ");
  }, [t, words, language, module, entries, first, heard, end, players, at]);
}
