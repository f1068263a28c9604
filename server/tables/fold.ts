/** A table's match in memory: dealt from the table's row, or folded from its log. */

import {
  attempt,
  begin,
  freeze,
  makeHeader,
  parseSeed,
  resume,
  same,
} from "@stolik/kernel";
import type {
  AnyGame,
  Header,
  LogEntry,
  Match,
  MatchStep,
  Origin,
  Position,
  QuietRow,
} from "@stolik/kernel";
import type { LogRow, Snapshot, StoredTable } from "../store/stored.ts";
import {
  adoptRow,
  emptyHistory,
  noteDecisions,
  notePlayed,
} from "./history.ts";
import type { MoveHistory } from "./history.ts";

/** A match, and what the server keeps beside it. */
export interface TableMatch {
  readonly match: Match;
  readonly history: MoveHistory;
}

export function deal(game: AnyGame, table: StoredTable): TableMatch {
  const begun = begin(game, headerOf(game, table));
  if (!begun.ok) throw new Error(`Table ${table.id} has unfit options.`);
  const match = begun.value;
  const history = emptyHistory();
  noteDecisions(history, match);
  return { match, history };
}

/** The match as the log has it, from a snapshot on, by the rules that played it last. `rows` are all of the log. */
export function foldLog(
  game: AnyGame,
  table: StoredTable,
  snapshot: Snapshot,
  rows: readonly LogRow[],
): TableMatch {
  const start = startOf(snapshot, rows);
  const folded = resumeAt(game, table, start, rows);
  return replayRows(folded, rows.slice(start.seq + 1));
}

/** The latest position that needs no play: of the snapshot, or of a change of rules since. */
export function startOf(snapshot: Snapshot, rows: readonly LogRow[]): Snapshot {
  const change = rows.findLast(({ rules }) => rules !== undefined);
  if (!change?.rules || change.seq < snapshot.seq) return snapshot;
  const { to, state } = change.rules;
  return { seq: change.seq, rulesVersion: to.rulesVersion, state };
}

/** The match at a position in the middle of its log, or at the head. */
export function resumeAt(
  game: AnyGame,
  table: StoredTable,
  { seq, state }: Position<unknown>,
  rows: readonly LogRow[],
): TableMatch {
  const before = rows.slice(0, seq + 1);
  const match = resume(
    game,
    headerOf(game, table),
    freeze({ seq, state }),
    before.map((row) => row.told),
    quietEntriesOf(before),
  );
  const history = emptyHistory();
  for (const row of before) notePlayed(history, row);
  noteDecisions(history, match);
  return { match, history };
}

export function replayRows(
  { match, history }: TableMatch,
  rows: readonly LogRow[],
): TableMatch {
  for (const row of rows)
    match = adoptRow(history, match, row, replayRow(match, row));
  return { match, history };
}

/** What a record of this table says before the first card is dealt. */
export function headerOf(game: AnyGame, table: StoredTable): Header {
  const seed = parseSeed(table.seed);
  if (!seed) throw new Error(`Table ${table.id} has no seed.`);
  return makeHeader(game, {
    seats: table.seats.length,
    options: table.options,
    seed,
    entropy: entropyOf(table),
    origin: originOf(table),
  });
}

/** Where it was played is no part of a record. */
function originOf({ origin }: StoredTable): Origin | undefined {
  return origin && { record: origin.record, seat: origin.seat };
}

export function entropyOf(table: StoredTable): string[] {
  return table.seats.map((seat) =>
    seat.type === "person" ? seat.entropy : "",
  );
}

/** A row after the deal as the kernel plays it. */
export function entryOf({ seq, seat, move, ...quiet }: LogRow): LogEntry {
  const entry = quiet.seating ?? quiet.rules;
  if (entry) return entry;
  if (seat === null) throw new Error(`Row ${seq} was made by no seat.`);
  return { type: "move", seat, move };
}

function quietEntriesOf(rows: readonly LogRow[]): QuietRow[] {
  return rows.flatMap(({ seq, seating, rules }) => {
    const entry = seating ?? rules;
    return entry ? [{ seq, entry }] : [];
  });
}

/** Plays a row of the log; that it comes out as it was written is an invariant. */
export function replayRow(match: Match, row: LogRow): MatchStep {
  const { position } = match;
  if (row.seq !== position.seq + 1)
    throw new Error(`Row ${row.seq} does not follow position ${position.seq}.`);
  const step = attempt(match, entryOf(row));
  if (!step.ok)
    throw new Error(`Row ${row.seq} is refused: ${step.refusal.code}.`);
  if (!same(step.value.told, row.told))
    throw new Error(`Row ${row.seq} comes out differently.`);
  return step.value;
}
