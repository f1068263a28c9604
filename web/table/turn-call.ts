/** Whose turn it is, in words: shown, said aloud, and put in the title. */

import { useTranslation } from "react-i18next";
import type { Match } from "../session/session.ts";

export function useTurnCall(match: Match): string {
  const { t } = useTranslation();
  const { outcome, players, seat, toMove } = match;
  if (outcome) return t("table.over");
  if (seat !== null && toMove.includes(seat) && !match.isShared)
    return t("table.yourTurn");
  const names = toMove.map((mover) => players[mover]?.name ?? "");
  return t("table.turnOf", { name: names.join(", ") });
}
