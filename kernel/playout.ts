/** Playing to the end in place, without copies: for simulations, and for bots that imagine how a match goes on. */

import type { Game, Outcome, Seat, Turn } from "./contract.ts";
import { pick } from "./random.ts";
import type { Random } from "./random.ts";

/** One legal move at random. */
export function randomMove<View, State extends View, Move, Event, Options>(
  game: Game<View, State, Move, Event, Options>,
  at: View,
  seat: Seat,
  random: Random,
): Move {
  return (
    game.sample?.(at, seat, random) ?? pick([...game.moves(at, seat)], random)
  );
}

/** A turn that tells nobody: an imagined match has no listeners. */
export function silentTurn<Event>(random: Random): Turn<Event> {
  return { random, emit() {}, show() {}, reveal() {} };
}

/** Plays the state to its end by random moves, in place. */
export function playout<View, State extends View, Move, Event, Options>(
  game: Game<View, State, Move, Event, Options>,
  state: State,
  random: Random,
): Outcome {
  const turn = silentTurn<Event>(random);
  for (let moves = 0; moves < game.maxMoves; moves += 1) {
    const seats = game.toMove(state);
    if (seats.length === 0) break;
    const seat = pick(seats, random);
    game.apply(state, seat, randomMove(game, state, seat, random), turn);
  }
  const outcome = game.outcome(state);
  if (!outcome)
    throw new Error(`${game.id} did not end within ${game.maxMoves} moves.`);
  return outcome;
}
