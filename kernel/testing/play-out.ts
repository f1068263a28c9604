/** A match played to its end by random moves: its record. */

import type { Game } from "../contract.ts";
import { adopt, attempt, isOver } from "../match.ts";
import type { Match } from "../match.ts";
import { randomMove } from "../playout.ts";
import { fastRandom } from "../random.ts";
import { extendRecord, openRecord } from "../record.ts";
import type { GameRecord } from "../record.ts";

export function playOut<View, State extends View, Move, Event, Options>(
  game: Game<View, State, Move, Event, Options>,
  first: Match,
): GameRecord {
  const random = fastRandom(1);
  let match = first;
  let record = openRecord(match.header, match.position.state);
  while (!isOver(match)) {
    const at = match.position.state as State;
    const seat = game.toMove(at)[0] ?? 0;
    const move = randomMove(game, at, seat, random);
    const entry = { type: "move", seat, move } as const;
    const step = attempt(match, entry);
    if (!step.ok) throw new Error(step.refusal.code);
    match = adopt(match, step.value);
    const state = match.position.state as State;
    record = extendRecord(record, entry, state, game.outcome(state));
  }
  return record;
}
