/** The record of a match: all that is needed to play it again and to check it, as JSON. */

import { digest } from "./canonical.ts";
import type { AnyGame, Outcome, Seat } from "./contract.ts";
import { isQuiet, isSeating } from "./entry.ts";
import type {
  LogEntry,
  MoveEntry,
  QuietEntry,
  QuietRow,
  RulesEntry,
  Version,
} from "./entry.ts";
import { commitment, seedToHex } from "./seed.ts";
import { versionOf } from "./take-over.ts";

/** Moves alone, as programs have read them from the first; with entries about the seats among them; with rules that changed; and with an origin. Each may have what those before it have. */
export const MOVES_ONLY = 1;
export const WITH_SEATING = 2;
export const WITH_RULES = 3;
export const WITH_ORIGIN = 4;
export const formats = [
  MOVES_ONLY,
  WITH_SEATING,
  WITH_RULES,
  WITH_ORIGIN,
] as const;
type Format = (typeof formats)[number];

interface RecordedMove {
  readonly seat: Seat;
  readonly move: unknown;
  /**
   * Ties the move to all before it and to the state it led to. May be missing before a change of rules: the writer no
   * longer had the old rules. The check of the change covers those rows.
   */
  readonly check?: string;
}

interface RecordedQuiet {
  readonly entry: QuietEntry;
  /** As a move's; a change of rules always has one. */
  readonly check?: string;
}

export type RecordedRow = RecordedMove | RecordedQuiet;

/** Its version is that of the deal. */
export interface GameRecord extends Version {
  readonly format: Format;
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  /** The hash of the seed, published before the deal. */
  readonly commitment: string;
  /** What each seat added to the seed. */
  readonly entropy: readonly string[];
  readonly seed: string;
  /** The match that this one continues; absent: it was dealt from the box. */
  readonly origin?: Origin;
  /** Ties the set-up to everything above; may be absent where the rules changed later, as with a move. */
  readonly deal?: string;
  readonly moves: readonly RecordedRow[];
  /** Absent while the match is not over, and where it was ended by agreement. */
  readonly outcome?: Outcome;
}

/** Where a match was continued from. */
export interface Origin {
  /** Of the match as it had been played until then; later moves and the outcome are no part of it. */
  readonly record: GameRecord;
  /** Whose knowledge the hidden rest was drawn by. */
  readonly seat: Seat;
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
    readonly origin?: Origin | undefined;
  },
): Header {
  const { origin } = deal;
  return {
    format: origin ? WITH_ORIGIN : MOVES_ONLY,
    game: game.id,
    ...versionOf(game),
    options: deal.options,
    seats: deal.seats,
    commitment: commitment(deal.seed),
    entropy: deal.entropy,
    seed: seedToHex(deal.seed),
    ...(origin ? { origin } : {}),
  };
}

/** The header of a record that will have entries about the seats. */
export function withSeating(header: Header): Header {
  return { ...header, format: atLeast(header, WITH_SEATING) };
}

function atLeast({ format }: Pick<Header, "format">, needed: Format): Format {
  return format < needed ? needed : format;
}

/** The entry that a row stands for. */
export function entryIn(row: RecordedRow): LogEntry {
  if ("entry" in row) return row.entry;
  const { seat, move } = row;
  return { type: "move", seat, move };
}

/** Its moves alone. */
export function movesIn({ moves }: Pick<GameRecord, "moves">): MoveEntry[] {
  return moves.map(entryIn).filter((entry) => !isQuiet(entry));
}

/** What it says before the first card is dealt. */
export function headerIn(record: GameRecord): Header {
  const { deal: _deal, moves: _moves, outcome: _outcome, ...header } = record;
  return header;
}

/** Its entries that are no moves, in order. */
export function quietEntriesIn({
  moves,
}: Pick<GameRecord, "moves">): QuietRow[] {
  return moves.flatMap((row, index) =>
    "entry" in row ? [{ seq: index + 1, entry: row.entry }] : [],
  );
}

/** A change of rules in a record, and the seq of its entry. */
export interface RecordedChange {
  readonly seq: number;
  readonly entry: RulesEntry;
}

/** The last change of rules; undefined: one version played it from the deal on. */
export function lastChange({
  moves,
}: Pick<GameRecord, "moves">): RecordedChange | undefined {
  for (let seq = moves.length; seq > 0; seq -= 1) {
    const row = moves[seq - 1];
    if (row && "entry" in row && row.entry.type === "rules")
      return { seq, entry: row.entry };
  }
  return undefined;
}

/** The version that played it last. */
export function playedBy(record: GameRecord): Version {
  return lastChange(record)?.entry.to ?? versionOf(record);
}

export function dealCheck(header: Header, state: unknown): string {
  return digest(header, state);
}

export function entryCheck(
  before: string,
  entry: Exclude<LogEntry, RulesEntry>,
  state: unknown,
): string {
  return isSeating(entry)
    ? digest(before, entry, state)
    : digest(before, entry.seat, entry.move, state);
}

/** Ties all that is written before the change to the state that the new rules go on from. */
export function changeCheck(before: GameRecord, entry: RulesEntry): string {
  return digest(before, entry);
}

/** The record of a match that has just been dealt. */
export function openRecord(header: Header, state: unknown): GameRecord {
  return { ...header, deal: dealCheck(header, state), moves: [] };
}

/** The record of what rules of another version played, as far as these go; a change of rules comes next. */
export function uncheckedRecord(
  header: Header,
  entries: readonly LogEntry[],
): GameRecord {
  const moves = entries.map((entry) => rowOf(entry));
  return { ...header, format: atLeast(header, WITH_RULES), moves };
}

/** The record with one more entry, and the state and outcome it led to. */
export function extendRecord(
  record: GameRecord,
  entry: LogEntry,
  state: unknown,
  outcome: Outcome | undefined,
): GameRecord {
  if (isSeating(entry) && record.format === MOVES_ONLY)
    throw new Error("A record of moves alone got an entry about the seats.");
  const written: GameRecord =
    entry.type === "rules"
      ? { ...record, format: atLeast(record, WITH_RULES) }
      : record;
  const row = rowOf(entry, nextCheck(written, entry, state));
  return {
    ...written,
    moves: [...record.moves, row],
    ...(outcome ? { outcome } : {}),
  };
}

function nextCheck(
  record: GameRecord,
  entry: LogEntry,
  state: unknown,
): string {
  if (entry.type === "rules") return changeCheck(record, entry);
  const before = record.moves.at(-1) ?? { check: record.deal };
  if (before.check === undefined)
    throw new Error("A record goes on from where nothing was checked.");
  return entryCheck(before.check, entry, state);
}

function rowOf(entry: LogEntry, check?: string): RecordedRow {
  const checked = check === undefined ? {} : { check };
  if (isQuiet(entry)) return { entry, ...checked };
  const { seat, move } = entry;
  return { seat, move, ...checked };
}
