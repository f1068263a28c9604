/** Where a table's match is continued from: a finished match that somebody brings, checked before anything is kept. */

import {
  begin,
  chainOf,
  isSameVersion,
  lastChange,
  makeHeader,
  movesIn,
  ok,
  originAt,
  parseRecord,
  parseSeed,
  playedBy,
  same,
  verify,
} from "@stolik/kernel";
import type { AnyGame, GameRecord, Result } from "@stolik/kernel";
import type { OriginRequest, SeatRequest } from "../protocol/protocol.ts";
import { refuse } from "../protocol/refusals.ts";
import type { StoredOrigin, StoredTable } from "../store/stored.ts";
import type { Context } from "./context.ts";
import { recordOf } from "./record.ts";

/** Entries about seats in a record that was played elsewhere: more than people on one device come and go. Each costs as much as a move, and anybody can write thousands. */
const MOST_QUIET = 100;

/** As many seats as before, and whoever asks on the one whose knowledge counts. */
export async function readOrigin(
  context: Context,
  game: AnyGame,
  seats: readonly SeatRequest[],
  { record: raw, at, seat, table }: OriginRequest,
): Promise<Result<StoredOrigin>> {
  const parsed = parseRecord(raw);
  if (!parsed.ok) return refuse("bad-origin");
  const record = parsed.value;
  if (!isSameVersion(playedBy(record), game)) return refuse("other-rules");
  if (seats.length !== record.seats || seats[seat]?.type !== "me")
    return refuse("fixed-seats");
  const origin = originAt(record, at, seat);
  if (!origin) return refuse("cannot-continue");
  const isOurs =
    table !== undefined && (await wasPlayedAt(context, table, record));
  if (!isOurs && !isProven(game, record)) return refuse("bad-origin");
  if (!canBegin(game, origin)) return refuse("cannot-continue");
  return ok(isOurs ? { ...origin, table } : origin);
}

/** Whether the match was played to its end at that table here: all of it, not only its seed, which anybody may know by then. */
async function wasPlayedAt(
  context: Context,
  table: string,
  record: GameRecord,
): Promise<boolean> {
  const ours = await recordOf(context, table);
  return ours.ok && same(ours.value, record);
}

/** Whether the record proves itself, at no more cost than the longest match. A state that rules took over proves nothing: only the log of whoever wrote it down does. */
function isProven(game: AnyGame, record: GameRecord): boolean {
  const chain = chainOf(record);
  if (chain.some((part) => lastChange(part) !== undefined)) return false;
  // Together, as what goes on from the middle of a match is no longer than its rest.
  const rows = chain.flatMap(({ moves }) => moves);
  const moves = movesIn({ moves: rows }).length;
  return (
    moves <= game.maxMoves &&
    rows.length - moves <= MOST_QUIET &&
    verify(game, record).ok
  );
}

/** Whether anything can be dealt from there does not depend on what is drawn. */
function canBegin(game: AnyGame, origin: StoredOrigin): boolean {
  const { seats, options, entropy, seed } = origin.record;
  const bytes = parseSeed(seed);
  if (!bytes) return false;
  const deal = { seats, options, entropy, seed: bytes, origin };
  return begin(game, makeHeader(game, deal)).ok;
}

/** Rules that did not play the origin cannot deal from it. */
export function isStale(game: AnyGame, { origin }: StoredTable): boolean {
  return origin !== undefined && !isSameVersion(playedBy(origin.record), game);
}
