/** The laws of progress: somebody can move, the match ends, and it has a result when it does. */

import { canonical } from "../../canonical.ts";
import type { Outcome, Seat } from "../../contract.ts";
import type { Law } from "../law.ts";

export const moversHaveMoves: Law = {
  name: "seats to move are seats and have moves",
  isQuick: true,
  *check(moment) {
    const { toMove, seats } = moment;
    yield* wrongSeats("toMove", toMove, seats);
    for (const seat of toMove)
      if (moment.listed(seat).length === 0) yield `seat ${seat} has no move`;
  },
};

export const matchesEnd: Law = {
  name: "the match ends within maxMoves",
  isQuick: true,
  *check({ game, position, toMove }) {
    if (position.seq >= game.maxMoves && toMove.length > 0)
      yield `seat ${toMove[0]} is still to move after ${game.maxMoves} moves`;
  },
};

export const outcomeAtEnd: Law = {
  name: "there is an outcome exactly when nobody is to move",
  isQuick: true,
  *check({ game, state, toMove, seats, faults }) {
    if (faults.play.length > 0) return;
    const outcome = game.outcome(state);
    if (outcome && toMove.length > 0)
      yield `${canonical(outcome)} while seat ${toMove[0]} is to move`;
    if (!outcome && toMove.length === 0)
      yield "nobody is to move and there is no outcome";
    if (outcome) yield* wrongOutcome(outcome, seats);
  },
};

function* wrongOutcome(
  { winners, scores, reason }: Outcome,
  seats: readonly Seat[],
): Iterable<string> {
  yield* wrongSeats("winners", winners, seats);
  if (scores.length !== seats.length)
    yield `${scores.length} scores for ${seats.length} seats`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(reason))
    yield `the reason "${reason}" is not in kebab-case`;
}

function* wrongSeats(
  what: string,
  named: readonly Seat[],
  seats: readonly Seat[],
): Iterable<string> {
  const isRight =
    new Set(named).size === named.length &&
    named.every((seat) => seats.includes(seat));
  if (!isRight) yield `${what} is [${named.join(", ")}]`;
}
