/** The end: somebody is out of cards, the piles are, or nobody lays any more. */

import type { Outcome, Seat } from "@stolik/kernel";
import type { Ending, State, View } from "./position.ts";

/** N8: how many full rounds of nothing but swaps end the game. */
const SWAP_ROUNDS = 3;

/** Looked at when a turn is over, before the next begins (N15). */
export function endIfDue(state: State): void {
  const ending = endingOf(state);
  if (ending) state.ending = ending;
}

export function outcome(at: View): Outcome<Ending> | undefined {
  if (!at.ending) return undefined;
  const scores = at.hands.map((hand) => hand.length);
  const fewest = at.ending === "out" ? 0 : Math.min(...scores); // N14, N15
  const winners: Seat[] = [];
  for (const [seat, cards] of scores.entries())
    if (cards === fewest) winners.push(seat);
  return { winners, scores, reason: at.ending };
}

function endingOf(at: View): Ending | undefined {
  const seats = at.hands.length;
  const isRoundOver = (at.turn + 1) % seats === at.first;
  if (at.isLastRound) return isRoundOver ? "out" : undefined; // N14 outweighs N15
  if (at.piles.every((pile) => pile.length === 0)) return "piles";
  return at.swaps >= SWAP_ROUNDS * seats ? "swaps" : undefined;
}
