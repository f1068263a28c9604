/** Whose turn it is, in words: shown, said aloud, and put in the title. */

import type { ShownMatch } from "../session/session.ts";
import { useWords } from "../words.ts";

export function useTurnCall(match: ShownMatch): string {
  const t = useWords();
  const { outcome, players, seat, toMove } = match;
  if (outcome) return t("table.over");
  if (seat !== null && toMove.includes(seat) && !match.isShared)
    return t("table.yourTurn");
  const names = toMove.map((mover) => players[mover]?.name ?? "");
  return t("table.turnOf", { name: names.join(", ") });
}
