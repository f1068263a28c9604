/** A match in memory: the fold of a table's log. */

import { freeze, matchKey, parseSeed, play, same, start } from "@stolik/kernel";
import type { AnyGame, Position, Seat, Step, Told } from "@stolik/kernel";
import type { LogRow, Snapshot, StoredTable } from "../store/store.ts";

/** How many positions back a move may have been made on. */
const DECISIONS_KEPT = 32;

export interface Match {
  readonly key: Uint8Array;
  position: Position<unknown>;
  /** What each move told; the first is the deal. */
  readonly told: (readonly Told<unknown>[])[];
  /** The seq of every move by its seat and id. */
  readonly played: Map<string, number>;
  /** What the seats to move had to decide, by seq; kept where the game names its decisions. */
  readonly decisions: Map<number, ReadonlyMap<Seat, string>>;
}

export function deal(
  game: AnyGame,
  table: StoredTable,
): Step<unknown, unknown> {
  const options = game.parseOptions(table.options, table.seats.length);
  if (!options.ok) throw new Error(`Table ${table.id} has unfit options.`);
  return start(game, {
    seats: table.seats.length,
    options: options.value,
    key: keyOf(table),
  });
}

export function openMatch(
  game: AnyGame,
  table: StoredTable,
  position: Position<unknown>,
  told: readonly (readonly Told<unknown>[])[],
): Match {
  const match: Match = {
    key: keyOf(table),
    position,
    told: [...told],
    played: new Map(),
    decisions: new Map(),
  };
  noteDecisions(game, match);
  return match;
}

/** The match as the log has it, from a snapshot on. `rows` are all of the log. */
export function foldMatch(
  game: AnyGame,
  table: StoredTable,
  snapshot: Snapshot,
  rows: readonly LogRow[],
): Match {
  const before = rows.slice(0, snapshot.seq + 1);
  const match = openMatch(
    game,
    table,
    freeze({ seq: snapshot.seq, state: stateOf(game, snapshot) }),
    before.map(({ told }) => told),
  );
  for (const row of before) notePlayed(match, row);
  for (const row of rows.slice(snapshot.seq + 1))
    advance(game, match, row, again(game, match.key, match.position, row));
  return match;
}

/** Newer rules go on from where older ones left off. */
function stateOf(game: AnyGame, { state, rulesVersion }: Snapshot): unknown {
  return rulesVersion === game.rulesVersion || !game.upgrade
    ? state
    : game.upgrade(state, rulesVersion);
}

/** Plays a row of the log again; that it comes out as before is an invariant. */
export function again(
  game: AnyGame,
  key: Uint8Array,
  position: Position<unknown>,
  row: LogRow,
): Step<unknown, unknown> {
  if (row.seat === null || row.seq !== position.seq + 1)
    throw new Error(`Row ${row.seq} does not follow position ${position.seq}.`);
  const step = play(game, key, position, row.seat, row.move);
  if (!step.ok)
    throw new Error(`Row ${row.seq} is refused: ${step.refusal.code}.`);
  if (!same(step.value.told, row.told))
    throw new Error(`Row ${row.seq} comes out differently.`);
  return step.value;
}

/** Moves the match on by a row that is in the log. */
export function advance(
  game: AnyGame,
  match: Match,
  row: LogRow,
  step: Step<unknown, unknown>,
): void {
  match.position = step.position;
  match.told.push(step.told);
  notePlayed(match, row);
  noteDecisions(game, match);
}

export function playedKey(seat: Seat, moveId: string): string {
  return `${seat}:${moveId}`;
}

/** A move made on an older position counts if the seat still has the same to decide. */
export function isStale(
  game: AnyGame,
  match: Match,
  seat: Seat,
  seq: number,
): boolean {
  const head = match.position.seq;
  if (seq === head) return false;
  if (!game.decision || !game.toMove(match.position.state).includes(seat))
    return true;
  return (
    match.decisions.get(seq)?.get(seat) !== match.decisions.get(head)?.get(seat)
  );
}

function noteDecisions(game: AnyGame, match: Match): void {
  const { seq, state } = match.position;
  if (!game.decision) return;
  const names = new Map<Seat, string>();
  for (const seat of game.toMove(state))
    names.set(seat, game.decision(game.view(state, seat), seat));
  match.decisions.set(seq, names);
  match.decisions.delete(seq - DECISIONS_KEPT);
}

function notePlayed(match: Match, row: LogRow): void {
  if (row.seat !== null && row.moveId !== null)
    match.played.set(playedKey(row.seat, row.moveId), row.seq);
}

export function entropyOf(table: StoredTable): string[] {
  return table.seats.map((seat) =>
    seat.type === "person" ? seat.entropy : "",
  );
}

function keyOf(table: StoredTable): Uint8Array {
  const seed = parseSeed(table.seed);
  if (!seed) throw new Error(`Table ${table.id} has no seed.`);
  return matchKey(seed, entropyOf(table));
}
