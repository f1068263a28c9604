/** The record of a match: all that is needed to play it again and to check it, as JSON. */

import { digest } from "./canonical.ts";
import type { AnyGame, Outcome, Result, Seat } from "./contract.ts";
import type { LogEntry, MoveEntry, SeatingEntry } from "./entry.ts";
import { isCount, isObject } from "./parse.ts";
import type { RecordCode } from "./refusal.ts";
import { ok, refuse } from "./result.ts";
import { isSeating, parseSeatingEntry } from "./seating.ts";
import { commitment, seedToHex } from "./seed.ts";

/** Moves alone, as programs have read them from the first; and with entries about the seats among them. */
const MOVES_ONLY = 1;
const WITH_SEATING = 2;

interface RecordedMove {
  readonly seat: Seat;
  readonly move: unknown;
  /** Ties the move to all before it and to the state it led to. */
  readonly check: string;
}

interface RecordedSeating {
  readonly entry: SeatingEntry;
  /** As of a move. */
  readonly check: string;
}

export type RecordedRow = RecordedMove | RecordedSeating;

export interface GameRecord {
  readonly format: typeof MOVES_ONLY | typeof WITH_SEATING;
  readonly game: string;
  readonly rulesVersion: number;
  readonly contentVersion: string;
  readonly options: unknown;
  readonly seats: number;
  /** The hash of the seed, published before the deal. */
  readonly commitment: string;
  /** What each seat added to the seed. */
  readonly entropy: readonly string[];
  readonly seed: string;
  /** Ties the set-up to everything above. */
  readonly deal: string;
  readonly moves: readonly RecordedRow[];
  /** Absent while the match is not over, and where it was ended by agreement. */
  readonly outcome?: Outcome;
}

/** What a record says before the first card is dealt. */
export type Header = Omit<GameRecord, "deal" | "moves" | "outcome">;

export function makeHeader(
  game: AnyGame,
  deal: {
    readonly seats: number;
    readonly options: unknown;
    readonly seed: Uint8Array;
    readonly entropy: readonly string[];
  },
): Header {
  return {
    format: MOVES_ONLY,
    game: game.id,
    rulesVersion: game.rulesVersion,
    contentVersion: game.contentVersion,
    options: deal.options,
    seats: deal.seats,
    commitment: commitment(deal.seed),
    entropy: deal.entropy,
    seed: seedToHex(deal.seed),
  };
}

/** The header of a record that will have entries about the seats. */
export function withSeating(header: Header): Header {
  return { ...header, format: WITH_SEATING };
}

/** The entry that a row stands for. */
export function entryIn(row: RecordedRow): LogEntry {
  if ("entry" in row) return row.entry;
  const { seat, move } = row;
  return { type: "move", seat, move };
}

/** Its moves alone. */
export function movesIn({ moves }: Pick<GameRecord, "moves">): MoveEntry[] {
  return moves.map(entryIn).filter((entry) => !isSeating(entry));
}

export function dealCheck(header: Header, state: unknown): string {
  return digest(header, state);
}

export function entryCheck(
  before: string,
  entry: LogEntry,
  state: unknown,
): string {
  return isSeating(entry)
    ? digest(before, entry, state)
    : digest(before, entry.seat, entry.move, state);
}

/** The record of a match that has just been dealt. */
export function openRecord(header: Header, state: unknown): GameRecord {
  return { ...header, deal: dealCheck(header, state), moves: [] };
}

/** The record with one more entry, and the state and outcome it led to. */
export function extendRecord(
  record: GameRecord,
  entry: LogEntry,
  state: unknown,
  outcome: Outcome | undefined,
): GameRecord {
  const before = record.moves.at(-1)?.check ?? record.deal;
  const check = entryCheck(before, entry, state);
  if (isSeating(entry) && record.format !== WITH_SEATING)
    throw new Error("A record of moves alone got an entry about the seats.");
  const row = isSeating(entry)
    ? { entry, check }
    : { seat: entry.seat, move: entry.move, check };
  return {
    ...record,
    moves: [...record.moves, row],
    ...(outcome ? { outcome } : {}),
  };
}

/** Reads foreign data as a record: its shape, not its truth. A refusal's value `at` names the member. */
export function parseRecord(raw: unknown): Result<GameRecord, RecordCode> {
  if (!isObject(raw)) return malformed("");
  for (const [name, isRight] of Object.entries(shape)) {
    if (!isRight(raw[name])) return malformed(name);
  }
  const unknown = Object.keys(raw).find((name) => !Object.hasOwn(shape, name));
  if (unknown !== undefined) return malformed(unknown);
  const record = raw as unknown as GameRecord;
  if (record.entropy.length !== record.seats) return malformed("seats");
  const isRow = record.format === WITH_SEATING ? isRecordedRow : isRecordedMove;
  const wrong = record.moves.findIndex((row) => !isRow(row));
  if (wrong >= 0) return malformed(`moves[${wrong}]`);
  const isSeated = record.moves.some((row) => "entry" in row);
  if (isSeated !== (record.format === WITH_SEATING)) return malformed("format");
  return ok(record);
}

const isText = (value: unknown) => typeof value === "string";
const isHex = (digits: number) => (value: unknown) =>
  typeof value === "string" &&
  value.length === digits &&
  /^[0-9a-f]*$/.test(value);

const shape: Record<keyof GameRecord, (value: unknown) => boolean> = {
  format: (value) => value === MOVES_ONLY || value === WITH_SEATING,
  game: isText,
  rulesVersion: isCount,
  contentVersion: isText,
  options: isObject,
  seats: isCount,
  commitment: isHex(64),
  entropy: (value) => Array.isArray(value) && value.every(isText),
  seed: isHex(64),
  deal: isHex(16),
  moves: Array.isArray,
  outcome: (value) => value === undefined || isOutcome(value),
};

function isOutcome(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.keys(value).length === 3 &&
    Array.isArray(value["winners"]) &&
    Array.isArray(value["scores"]) &&
    isText(value["reason"])
  );
}

function isRecordedRow(row: unknown): boolean {
  if (!isObject(row) || !("entry" in row)) return isRecordedMove(row);
  return (
    Object.keys(row).length === 2 &&
    parseSeatingEntry(row["entry"]) !== undefined &&
    isHex(16)(row["check"])
  );
}

function isRecordedMove(row: unknown): boolean {
  return (
    isObject(row) &&
    Object.keys(row).length === 3 &&
    isCount(row["seat"]) &&
    "move" in row &&
    isHex(16)(row["check"])
  );
}

function malformed(at: string): Result<never, RecordCode> {
  return refuse("malformed-record", undefined, { at });
}
