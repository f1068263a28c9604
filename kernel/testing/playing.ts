/** Playing on from any state, for a game's own tests: it deals, plays moves and lets them be refused. */

import type { Game, Result, Seat } from "../contract.ts";
import { play } from "../play.ts";
import { ok } from "../result.ts";
import { matchKey, seedFrom } from "../seed.ts";
import { createTurn, toldTo } from "../turn.ts";

/** A state, and what was told on the last step to it. */
export interface Reached<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** `mover` says who plays where several may; by default the seat asked first. */
export function playing<View, State extends View, Move, Event, Options>(
  game: Game<View, State, Move, Event, Options>,
  mover = (state: State): Seat => game.toMove(state)[0] ?? 0,
) {
  type Here = Reached<State, Event>;
  const key = matchKey(seedFrom(game.id), []);

  /** The move of one seat, or its refusal. */
  function attempt(state: State, seat: Seat, move: unknown): Result<Here> {
    const step = play(game, key, { seq: 0, state }, seat, move);
    if (!step.ok) return step;
    const { position, told } = step.value;
    return ok({ state: position.state, events: toldTo(told, seat) });
  }

  /** The move of one seat; a refusal throws. */
  function by(state: State, seat: Seat, move: Move): Here {
    const result = attempt(state, seat, move);
    if (!result.ok)
      throw new Error(`${JSON.stringify(move)}: ${result.refusal.code}`);
    return result.value;
  }

  /** Plays the moves one after another, each by the mover; the events are the last move's. */
  function after(state: State, ...moves: readonly Move[]): Here {
    let here: Here = { state, events: [] };
    for (const move of moves) here = by(here.state, mover(here.state), move);
    return here;
  }

  /** A deal; its state may be changed in place. */
  function setUp(seats: number, options: unknown = {}, seed = "deal"): Here {
    const parsed = game.parseOptions(options, seats);
    if (!parsed.ok) throw new Error(parsed.refusal.code);
    const turn = createTurn<Event>(matchKey(seedFrom(seed), []), 0);
    const state = game.setup(seats, parsed.value, turn);
    return { state, events: toldTo(turn.told, 0) };
  }

  return { after, attempt, by, key, setUp };
}
