/** The match of the pages, played beside them in the kernel, so that people of these journeys know every deal. */

import { matchKey, play, start } from "@stolik/kernel";
import type { Game, Position, Seat } from "@stolik/kernel";

/** What a page of these journeys adds to the seed. */
export const entropy = "0".repeat(32);

export interface Mirror<State, Move> {
  readonly state: State;
  /** The number of moves played. */
  readonly seq: number;
  play(seat: Seat, move: Move): void;
  /** What a move would lead to. */
  after(seat: Seat, move: Move): State;
}

export function mirrorOf<View, State extends View, Move, Event, Options>(
  game: Game<View, State, Move, Event, Options>,
  seed: Uint8Array,
  entropies: readonly string[],
  raw: unknown = {},
): Mirror<State, Move> {
  const seats = entropies.length;
  const key = matchKey(seed, entropies);
  const options = game.parseOptions(raw, seats);
  if (!options.ok) throw new Error(options.refusal.code);
  const deal = { seats, options: options.value, key };
  let position: Position<State> = start(game, deal).position;

  function next(seat: Seat, move: Move): Position<State> {
    const step = play(game, key, position, seat, move);
    if (!step.ok) throw new Error(step.refusal.code);
    return step.value.position;
  }
  return {
    get state() {
      return position.state;
    },
    get seq() {
      return position.seq;
    },
    play(seat, move) {
      position = next(seat, move);
    },
    after: (seat, move) => next(seat, move).state,
  };
}
