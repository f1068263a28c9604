/** The end (J27): a marker on the last field, or a game that goes on no more. */

import type { Outcome, Seat } from "@stolik/kernel";
import { LAST } from "./effects.ts";
import type { Ending, View } from "./position.ts";

/** How many full rounds without a location marker taken or a card played end the game. */
export const QUIET_ROUNDS = 5;
/** How many rounds end it in any case: locations could be collected and cards thrown away for ever. */
export const LATE_ROUNDS = 200;

/** Looked at when a card has been played and when a turn is over. */
export function endingOf(at: View): Ending | undefined {
  const seats = at.pawns.length;
  if (at.progress.includes(LAST)) return "arrived";
  if (at.turns - at.stirred >= QUIET_ROUNDS * seats) return "quiet";
  return at.turns >= LATE_ROUNDS * seats ? "late" : undefined;
}

export function outcome(at: View): Outcome<Ending> | undefined {
  if (!at.ending) return undefined;
  const scores = [...at.progress];
  const furthest = Math.max(...scores);
  const winners: Seat[] = [];
  for (const [seat, fields] of scores.entries())
    if (fields === furthest) winners.push(seat);
  return { winners, scores, reason: at.ending };
}
