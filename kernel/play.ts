/** Starting a match and playing a move: parse, turn, reject, copy, apply, freeze what has changed. */

import { copyBut, freeze, share } from "./copy.ts";
import type { Game, Result, Seat } from "./contract.ts";
import type { PlayCode } from "./refusal.ts";
import { ok, refuse } from "./result.ts";
import { createTurn } from "./turn.ts";
import type { EmittedEvent } from "./turn.ts";

/** Where a match stands: its state after `seq` moves. */
export interface Position<State> {
  readonly seq: number;
  readonly state: State;
}

/** What a move led to. */
export interface Step<State, Event> {
  readonly position: Position<State>;
  readonly told: readonly EmittedEvent<Event>[];
  /** Whether the move drew randomness or showed something hidden: it cannot be taken back. */
  readonly barrier: boolean;
}

/** What a match is dealt from. */
export interface Deal<Options> {
  readonly seats: number;
  readonly options: Options;
  readonly key: Uint8Array;
}

export function start<View, State extends View, Move, Event, Options>(
  game: Game<View, State, Move, Event, Options>,
  deal: Deal<Options>,
): Step<State, Event> {
  const turn = createTurn<Event>(deal.key, 0);
  const state = game.setup(deal.seats, deal.options, turn);
  return {
    position: freeze({ seq: 0, state }),
    told: freeze(turn.told),
    barrier: true,
  };
}

export function play<
  View,
  State extends View,
  Move,
  Event,
  Options,
  Code extends string,
>(
  game: Game<View, State, Move, Event, Options, Code>,
  key: Uint8Array,
  position: Position<State>,
  seat: Seat,
  raw: unknown,
): Result<Step<State, Event>, Code | PlayCode> {
  const parsed = game.parseMove(raw);
  if (!parsed.ok) return parsed;
  const seats = game.toMove(position.state);
  if (seats.length === 0) return refuse("match-over");
  if (!seats.includes(seat)) return refuse("not-your-turn");
  const refusal = game.reject(position.state, seat, parsed.value);
  if (refusal) return { ok: false, refusal };
  const seq = position.seq + 1;
  const turn = createTurn<Event>(key, seq);
  const untouched = game.untouched?.(parsed.value) ?? game.fixed ?? [];
  const state = copyBut(position.state, untouched, game.shallow);
  game.apply(state, seat, parsed.value, turn);
  return ok({
    position: Object.freeze({ seq, state: share(position.state, state) }),
    told: freeze(turn.told),
    barrier: turn.barrier,
  });
}
