/** Whose turn it is, in words: shown, said aloud, and put in the title. */

import type { Player } from "@stolik/kernel";
import type { ShownMatch } from "../session/session.ts";
import { useWords } from "../words.ts";

export function useTurnCall(match: ShownMatch): string {
  const t = useWords();
  const pause = usePause(match);
  const { outcome, players, seat, toMove } = match;
  if (outcome) return t("table.over");
  if (pause !== undefined) return pause;
  if (seat !== null && toMove.includes(seat) && !match.isShared)
    return t("table.yourTurn");
  const names = toMove.map((mover) => players[mover]?.name ?? "");
  return t("table.turnOf", { name: names.join(", ") });
}

/** Why nobody who is there thinks about a move now; undefined: somebody does. */
export function usePause(match: ShownMatch): string | undefined {
  const t = useWords();
  const { isEnded, outcome, players, seat, toMove } = match;
  if (isEnded) return t("ended.title");
  if (outcome || (seat !== null && toMove.includes(seat))) return undefined;
  const movers = toMove.flatMap((mover) => players[mover] ?? []);
  const gone = movers.filter(isGone);
  if (gone.length > 0) return t("away.prompt", { name: namesOf(gone) });
  const replaced = movers.filter(hasStandIn);
  return replaced.length > 0 && replaced.length === movers.length
    ? t("away.standIn", { name: namesOf(replaced) })
    : undefined;
}

function isGone(player: Player): boolean {
  return player.type === "person" && !player.isOnline && !player.hasStandIn;
}

function hasStandIn(player: Player): boolean {
  return player.type === "person" && player.hasStandIn === true;
}

function namesOf(players: readonly Player[]): string {
  return players.map(({ name }) => name).join(", ");
}
