/** The end: the board is covered, or two rounds have passed without a tile; and who has won. */

import type { Outcome, Seat } from "@stolik/kernel";
import { isFull } from "./moves.ts";
import type { Ending, State, View } from "./position.ts";

/** L22: how many rounds in which no tile stayed end the game. */
const IDLE_ROUNDS = 2;

/** Looked at when a turn is over and no word is open. */
export function endIfDue(state: State): void {
  const ending = endingOf(state);
  if (ending) state.ending = ending;
}

export function outcome(at: View): Outcome<Ending> | undefined {
  if (!at.ending) return undefined;
  return { winners: winners(at), scores: [...at.scores], reason: at.ending };
}

function endingOf(at: View): Ending | undefined {
  if (at.open) return undefined;
  if (isFull(at)) return "covered";
  return at.idle >= IDLE_ROUNDS * at.racks.length ? "idle" : undefined;
}

/** L23: most points; among those tied the best single word; still tied: shared. */
function winners({ scores, best }: View): Seat[] {
  const most = Math.max(...scores);
  const tied = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  const bestWord = Math.max(...tied.map((seat) => best[seat] ?? 0));
  return tied.filter((seat) => best[seat] === bestWord);
}
