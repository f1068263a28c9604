/** The record of a match once random moves have ended it. */

import {
  adopt,
  attempt,
  extendRecord,
  fastRandom,
  randomMove,
} from "@stolik/kernel";
import type { GameRecord, Match } from "@stolik/kernel";

export function playedToItsEnd(match: Match, record: GameRecord): GameRecord {
  const { game } = match;
  const random = fastRandom(1);
  for (;;) {
    const { state: at } = match.position;
    const [seat] = game.toMove(at);
    if (seat === undefined) return record;
    const move = randomMove(game, at, seat, random);
    const made = { type: "move", seat, move } as const;
    const step = attempt(match, made);
    if (!step.ok) throw new Error(step.refusal.code);
    match = adopt(match, step.value);
    const next = match.position.state;
    record = extendRecord(record, made, next, game.outcome(next));
  }
}
