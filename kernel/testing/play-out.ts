/** A match played to its end by random moves: its record. */

import { isOver } from "../match.ts";
import { randomMove } from "../playout.ts";
import { fastRandom } from "../random.ts";
import type { GameRecord } from "../record.ts";
import { recordEntry } from "../recorded.ts";
import type { Recorded } from "../recorded.ts";

export function playOut(first: Recorded): GameRecord {
  const random = fastRandom(1);
  let played = first;
  while (!isOver(played.match)) {
    const { game, position } = played.match;
    const seat = game.toMove(position.state)[0] ?? 0;
    const move = randomMove(game, position.state, seat, random);
    const next = recordEntry(played, { type: "move", seat, move });
    if (!next.ok) throw new Error(next.refusal.code);
    played = next.value;
  }
  return played.record;
}
