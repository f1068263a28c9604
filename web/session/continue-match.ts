/** A match on this device that continues one which is being replayed. */

import {
  begin,
  fastRandom,
  makeHeader,
  ok,
  openRecorded,
  originAt,
  redealt,
  stepAt,
} from "@stolik/kernel";
import type { Position, Result, Seat } from "@stolik/kernel";
import { refuse } from "../refusals.ts";
import type { Saved } from "./local-messages.ts";
import type { Continuation } from "./replay-messages.ts";
import type { ReplayedMatch } from "./replayed-match.ts";

/**
 * From which position each seat can go on there: that one, or the last before others decided something in secret.
 * Undefined: from none, since the match is over or its game cannot be continued.
 */
export function continuableAt(
  { game, record, replayed }: ReplayedMatch,
  at: number,
): readonly (number | undefined)[] {
  const canGoOn = ({ seq, state }: Position<unknown>, seat: Seat) =>
    originAt(record, seq, seat) !== undefined &&
    redealt(game, state, seat, fastRandom(0)) !== undefined;
  const isOver = at >= record.moves.length;
  return Array.from({ length: record.seats }, (_, seat) => {
    if (isOver) return undefined;
    for (let seq = at; ; seq -= 1) {
      const step = stepAt(replayed, seq);
      if (!step) return undefined;
      if (canGoOn(step.position, seat)) return seq;
    }
  });
}

export function continueMatch(
  { game, record: source }: ReplayedMatch,
  { at, seat, players, table }: Continuation,
  seed: Uint8Array,
): Result<Saved> {
  const origin = originAt(source, at, seat);
  if (!origin) return refuse("cannot-continue");
  const { seats, options } = source;
  const entropy = players.map(() => "");
  const deal = { seats, options, seed, entropy, origin };
  const header = makeHeader(game, deal);
  const begun = begin(game, header);
  if (!begun.ok) return begun;
  const { match, record } = openRecorded(begun.value);
  const { position, told } = match;
  const left = { state: position.state, told };
  return ok({ record, players, left, source: table });
}
