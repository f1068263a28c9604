/** A match as a line of a profile: how it went for one seat, and against whom. */

import type { AnyGameModule } from "@stolik/furniture";
import type { Level, Outcome, Player, Seat } from "@stolik/kernel";
import type { PlayedMatch, Result } from "./profile.ts";

export function playedMatch(
  about: Pick<PlayedMatch, "id" | "game" | "at" | "isOnline">,
  match: {
    readonly players: readonly Player[];
    readonly outcome: Outcome;
    readonly seat: Seat;
  },
  { isLessBetter }: Pick<AnyGameModule, "isLessBetter">,
): PlayedMatch {
  const { players, outcome, seat } = match;
  const { id, game, at, isOnline } = about;
  return {
    id,
    game,
    at,
    isOnline,
    level: levelOf(players, seat),
    result: resultOf(outcome, seat),
    points: isLessBetter ? null : (outcome.scores[seat] ?? null),
  };
}

function resultOf({ winners }: Outcome, seat: Seat): Result {
  if (!winners.includes(seat)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}

/** The strongest bot's; null where another person plays too, or nobody. */
function levelOf(players: readonly Player[], seat: Seat): Level | null {
  const others = players.filter((_, index) => index !== seat);
  const found = others.map((player) =>
    player.type === "bot" ? player.level : null,
  );
  const levels = found.filter((level) => level !== null);
  if (levels.length < others.length || levels.length === 0) return null;
  return levels.reduce((most, level) => (level > most ? level : most));
}
