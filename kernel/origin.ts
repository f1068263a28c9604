/** Where a match may be continued from, and what of its past is told again. */

import type { HeardEvents } from "./board.ts";
import type { AnyGame, Seat } from "./contract.ts";
import type { Random } from "./random.ts";
import { lastChange } from "./record.ts";
import type { GameRecord, Origin } from "./record.ts";
import { toldTo } from "./turn.ts";
import type { EmittedEvent } from "./turn.ts";

/** How long a chain of matches may be of which each continues the one before. */
export const MOST_ORIGINS = 8;

/** The position after the first `at` entries as the origin of another match; undefined: it has been continued too often, or other rules played it then. */
export function originAt(
  record: GameRecord,
  at: number,
  seat: Seat,
): Origin | undefined {
  if (originsOf(record) >= MOST_ORIGINS) return undefined;
  if (at < (lastChange(record)?.seq ?? 0)) return undefined;
  const { outcome: _outcome, ...played } = record;
  return { record: { ...played, moves: record.moves.slice(0, at) }, seat };
}

/** The state that a match goes on from there: what the seat knows is as it was, the rest is drawn anew. Undefined: others have decided something in secret, the match is over, or its game cannot be continued. */
export function redealt(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  random: Random,
): unknown {
  if (game.toMove(state).length === 0) return undefined;
  return game.redeal?.(game.view(state, seat), seat, random);
}

/** How often it was continued. */
function originsOf(record: GameRecord): number {
  return chainOf(record).length - 1;
}

/** The record and all that it continues, the latest first. */
export function chainOf(record: GameRecord): readonly GameRecord[] {
  const { origin } = record;
  return origin ? [record, ...chainOf(origin.record)] : [record];
}

/** What every entry told, repeated for those who may still know it. What others alone were told is dropped, because it has been redrawn. */
export function retold(
  told: readonly (readonly EmittedEvent<unknown>[])[],
  seat: Seat,
): EmittedEvent<unknown>[] {
  return told.flatMap((events, seq) =>
    events.flatMap(({ only, before = 0, ...emitted }) => {
      if (only && !only.includes(seat)) return [];
      const again = { ...emitted, before: before + told.length - seq };
      return [only ? { ...again, only: [seat] } : again];
    }),
  );
}

/** What a viewer was told before the deal, entry by entry, under negative numbers: −1 is the last. */
export function heardBefore(
  deal: readonly EmittedEvent<unknown>[],
  viewer: Seat | null,
): HeardEvents<unknown>[] {
  const entries: (EmittedEvent<unknown>[] | undefined)[] = [];
  for (const emitted of deal)
    if (emitted.before !== undefined)
      (entries[emitted.before - 1] ??= []).push(emitted);
  // Those that told nobody anything are entries too.
  return Array.from(entries, (told = [], index) => ({
    seq: -1 - index,
    events: toldTo(told, viewer),
  })).toReversed();
}
