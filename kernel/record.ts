/** The record of a match: all that is needed to play it again and to check it, as JSON. */

import { digest } from "./canonical.ts";
import type { AnyGame, Outcome, Result, Seat } from "./contract.ts";
import type { MoveEntry } from "./entry.ts";
import { isObject } from "./parse.ts";
import type { RecordCode } from "./refusal.ts";
import { ok, refuse } from "./result.ts";
import { commitment, seedToHex } from "./seed.ts";

const RECORD_FORMAT = 1;

interface RecordedMove {
  readonly seat: Seat;
  readonly move: unknown;
  /** Ties the move to all before it and to the state it led to. */
  readonly check: string;
}

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
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
  readonly moves: readonly RecordedMove[];
  /** Absent while the match is not over. */
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
    format: RECORD_FORMAT,
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

export function dealCheck(header: Header, state: unknown): string {
  return digest(header, state);
}

export function moveCheck(
  before: string,
  seat: Seat,
  move: unknown,
  state: unknown,
): string {
  return digest(before, seat, move, state);
}

/** The record of a match that has just been dealt. */
export function openRecord(header: Header, state: unknown): GameRecord {
  return { ...header, deal: dealCheck(header, state), moves: [] };
}

/** The record with one more entry, and the state and outcome it led to. */
export function extendRecord(
  record: GameRecord,
  { seat, move }: MoveEntry,
  state: unknown,
  outcome: Outcome | undefined,
): GameRecord {
  const before = record.moves.at(-1)?.check ?? record.deal;
  const row = { seat, move, check: moveCheck(before, seat, move, state) };
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
  const wrong = record.moves.findIndex((row) => !isRecordedMove(row));
  if (wrong >= 0) return malformed(`moves[${wrong}]`);
  return ok(record);
}

const isText = (value: unknown) => typeof value === "string";
const isCount = (value: unknown) =>
  Number.isSafeInteger(value) && (value as number) >= 0;
const isHex = (digits: number) => (value: unknown) =>
  typeof value === "string" &&
  value.length === digits &&
  /^[0-9a-f]*$/.test(value);

const shape: Record<keyof GameRecord, (value: unknown) => boolean> = {
  format: (value) => value === RECORD_FORMAT,
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
