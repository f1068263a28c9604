/** Whose turn it is, in words: shown, said aloud, and put in the title. */

import type { Player } from "@stolik/kernel";
import type { ShownMatch } from "../session/session.ts";
import { useWords } from "../words.ts";
import type { MatchPace } from "./paced-place.tsx";

export function useTurnCall(match: ShownMatch): string {
  const t = useWords();
  const pause = usePause(match);
  const { outcome, seat, toMove } = match;
  if (outcome) return t("table.over");
  if (pause !== undefined) return pause;
  if (seat !== null && toMove.includes(seat) && !match.isShared)
    return t("table.yourTurn");
  return turnOf(match, t);
}

/** Why nobody who is there thinks about a move now; undefined: somebody does. */
export function usePause(match: ShownMatch): string | undefined {
  const t = useWords();
  const { isEnded, outcome, players, seat, toMove } = match;
  if (isEnded) return t("ended.title");
  if (outcome) return undefined;
  const isOwn = seat !== null && toMove.includes(seat);
  if (isOwn && !match.isPast) return undefined;
  const movers = toMove.flatMap((mover) => players[mover] ?? []);
  const gone = movers.filter(isGone);
  if (gone.length > 0) return t("away.prompt", { name: namesOf(gone) });
  const replaced = movers.filter(hasStandIn);
  if (replaced.length > 0 && replaced.length === movers.length)
    return t("away.standIn", { name: namesOf(replaced) });
  return match.isPast ? turnOf(match, t) : undefined;
}

/** What is to be pressed before anything else is shown; undefined: it comes by itself. */
export function useNextAsked(
  { outcome, players, seat }: ShownMatch,
  { pace, upcoming }: Pick<MatchPace, "pace" | "upcoming">,
): string | undefined {
  const t = useWords();
  if (outcome || pace !== "steps" || !upcoming || upcoming.isMissed)
    return undefined;
  const { mover } = upcoming;
  const name = mover === undefined ? undefined : players[mover]?.name;
  return name === undefined || mover === seat
    ? t("pace.press")
    : t("pace.pressOf", { name });
}

function turnOf(
  { players, toMove }: ShownMatch,
  t: ReturnType<typeof useWords>,
): string {
  const name = toMove.map((mover) => players[mover]?.name ?? "").join(", ");
  return t("table.turnOf", { name });
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
