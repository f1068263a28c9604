/** A table's match in memory: dealt from the table's row, or folded from its log. */

import {
  adopt,
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
  SeatingEntry,
} from "@stolik/kernel";
import type { LogRow, Snapshot, StoredTable } from "../store/store.ts";
import { emptyHistory, noteDecisions, notePlayed } from "./history.ts";
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

/** The match as the log has it, from a snapshot on. `rows` are all of the log. */
export function foldLog(
  game: AnyGame,
  table: StoredTable,
  snapshot: Snapshot,
  rows: readonly LogRow[],
): TableMatch {
  const before = rows.slice(0, snapshot.seq + 1);
  const position = freeze({
    seq: snapshot.seq,
    state: stateOf(game, snapshot),
  });
  const told = before.map((row) => row.told);
  const seating = seatingEntriesOf(before);
  let match = resume(game, headerOf(game, table), position, told, seating);
  const history = emptyHistory();
  for (const row of before) notePlayed(history, row);
  noteDecisions(history, match);
  for (const row of rows.slice(snapshot.seq + 1)) {
    match = adopt(match, replayRow(match, row));
    notePlayed(history, row);
    noteDecisions(history, match);
  }
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
  });
}

export function entropyOf(table: StoredTable): string[] {
  return table.seats.map((seat) =>
    seat.type === "person" ? seat.entropy : "",
  );
}

/** A row after the deal as the kernel plays it. */
export function entryOf({ seq, seat, move, seating }: LogRow): LogEntry {
  if (seating) return seating;
  if (seat === null) throw new Error(`Row ${seq} was made by no seat.`);
  return { type: "move", seat, move };
}

function seatingEntriesOf(
  rows: readonly LogRow[],
): ReadonlyMap<number, SeatingEntry> {
  const entries = new Map<number, SeatingEntry>();
  for (const { seq, seating } of rows) if (seating) entries.set(seq, seating);
  return entries;
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

/** Newer rules go on from where older ones left off. */
function stateOf(game: AnyGame, { state, rulesVersion }: Snapshot): unknown {
  return rulesVersion === game.rulesVersion || !game.upgrade
    ? state
    : game.upgrade(state, rulesVersion);
}
