/** The match of the pages, played beside them in the kernel, so that people of these journeys know every deal. */

import { adopt, attempt, begin, makeHeader } from "@stolik/kernel";
import type { Game, MatchStep, Seat } from "@stolik/kernel";

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
  const parsed = game.parseOptions(raw, seats);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  const deal = { seats, options: parsed.value, seed, entropy: entropies };
  const begun = begin(game, makeHeader(game, deal));
  if (!begun.ok) throw new Error(begun.refusal.code);
  let match = begun.value;

  function next(seat: Seat, move: Move): MatchStep {
    const step = attempt(match, { type: "move", seat, move });
    if (!step.ok) throw new Error(step.refusal.code);
    return step.value;
  }
  return {
    get state() {
      return match.position.state as State;
    },
    get seq() {
      return match.position.seq;
    },
    play(seat, move) {
      match = adopt(match, next(seat, move));
    },
    after: (seat, move) => next(seat, move).position.state as State,
  };
}
