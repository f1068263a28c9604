/** Running a whole match in place, asking each seat's chooser for its moves. */

import type { Game, Outcome, Seat } from "./contract.ts";
import type { Deal } from "./play.ts";
import { loudTurns, quietTurns } from "./turn.ts";
import type { EmittedEvent } from "./turn.ts";

/** Chooses a move for a seat. It may look at the state only through the game's view. */
export type Chooser<State, Move> = (state: State, seat: Seat) => Move;

/** Called after the deal (without a move) and after every move; what it is given changes with the next one. */
export type Watcher<State, Move, Event> = (
  state: State,
  told: readonly EmittedEvent<Event>[],
  played?: { readonly seat: Seat; readonly move: Move },
) => void;

/** How a match went. */
export interface MatchResult {
  readonly outcome: Outcome;
  readonly moves: number;
}

export function runMatch<View, State extends View, Move, Event, Options>(
  game: Game<View, State, Move, Event, Options>,
  deal: Deal<Options>,
  choosers: readonly Chooser<State, Move>[],
  watch?: Watcher<State, Move, Event>,
): MatchResult {
  const turns = watch
    ? loudTurns<Event>(deal.key)
    : quietTurns<Event>(deal.key);
  const state = game.setup(deal.seats, deal.options, turns.begin(0));
  watch?.(state, turns.told());
  for (let moves = 0; moves <= game.maxMoves; moves += 1) {
    const [seat] = game.toMove(state);
    if (seat === undefined) return { outcome: outcomeOf(game, state), moves };
    const choose = choosers[seat];
    if (!choose) throw new Error(`Nobody chooses for seat ${seat}.`);
    const move = choose(state, seat);
    game.apply(state, seat, move, turns.begin(moves + 1));
    watch?.(state, turns.told(), { seat, move });
  }
  throw new Error(`${game.id} did not end within ${game.maxMoves} moves.`);
}

function outcomeOf<View, State extends View, Move, Event, Options>(
  game: Game<View, State, Move, Event, Options>,
  state: State,
): Outcome {
  const outcome = game.outcome(state);
  if (!outcome)
    throw new Error(`${game.id} has nobody to move and no outcome.`);
  return outcome;
}
