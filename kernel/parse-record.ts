/** Records as they come from outside: their shape, not their truth. */

import type { Result } from "./contract.ts";
import type { QuietEntry } from "./entry.ts";
import { isCount, isObject, isOneOf } from "./parse.ts";
import { MOST_ORIGINS } from "./origin.ts";
import {
  formats,
  lastChange,
  MOVES_ONLY,
  WITH_ORIGIN,
  WITH_RULES,
  WITH_SEATING,
} from "./record.ts";
import type { GameRecord } from "./record.ts";
import type { RecordCode } from "./refusal.ts";
import { ok, refuse } from "./result.ts";
import { parseSeatingEntry } from "./seating.ts";
import { isSameVersion, parseRulesEntry, versionOf } from "./take-over.ts";

/** Reads foreign data as a record. A refusal's value `at` names the member. */
export function parseRecord(raw: unknown): Result<GameRecord, RecordCode> {
  const record = parsePart(raw, MOST_ORIGINS);
  if (!record.ok) return record;
  // What is needed for the rows, and no more.
  return record.value.format === formatOf(record.value)
    ? record
    : malformed("format");
}

/** A whole record, or the start of one: a start may carry the format its later rows needed. */
function parsePart(
  raw: unknown,
  origins: number,
): Result<GameRecord, RecordCode> {
  if (!isObject(raw)) return malformed("");
  for (const [name, isRight] of Object.entries(shape)) {
    if (!isRight(raw[name])) return malformed(name);
  }
  const unknown = Object.keys(raw).find((name) => !Object.hasOwn(shape, name));
  if (unknown !== undefined) return malformed(unknown);
  const record = raw as unknown as GameRecord;
  if (record.entropy.length !== record.seats) return malformed("seats");
  const { format, moves } = record;
  const wrong = moves.findIndex((row) => !isRow[format](row));
  if (wrong >= 0) return malformed(`moves[${wrong}]`);
  if (format < formatOf(record)) return malformed("format");
  return (
    rejectUnchecked(record) ??
    rejectVersions(record) ??
    rejectOrigin(record, origins) ??
    ok(record)
  );
}

/** Exactly the records of one format have an origin, whose match was not over. */
function rejectOrigin(
  { format, origin }: GameRecord,
  origins: number,
): Malformed | undefined {
  if ((format === WITH_ORIGIN) !== (origin !== undefined))
    return malformed("format");
  if (!origin) return undefined;
  const { record, seat, ...others } = origin;
  if (!isCount(seat) || Object.keys(others).length > 0 || origins === 0)
    return malformed("origin");
  const part = parsePart(record, origins - 1);
  if (!part.ok) return malformed(`origin.${part.refusal.values?.["at"]}`);
  return part.value.outcome ? malformed("origin.outcome") : undefined;
}

/** What the rows ask for. */
function formatOf(record: GameRecord): GameRecord["format"] {
  if (record.origin) return WITH_ORIGIN;
  if (lastChange(record)) return WITH_RULES;
  const isSeated = record.moves.some((row) => "entry" in row);
  return isSeated ? WITH_SEATING : MOVES_ONLY;
}

/** Only what is before the last change of rules may go without a check. */
function rejectUnchecked(record: GameRecord): Malformed | undefined {
  const { deal, moves } = record;
  const change = lastChange(record);
  if (!change && deal === undefined) return malformed("deal");
  const first = change ? change.seq - 1 : 0;
  const wrong = moves.findIndex(
    (row, index) => index >= first && row.check === undefined,
  );
  return wrong < 0 ? undefined : malformed(`moves[${wrong}]`);
}

/** Each change goes on from the version before it, to another one: where nothing changed, its state would be somebody's invention. */
function rejectVersions(record: GameRecord): Malformed | undefined {
  let version = versionOf(record);
  for (const [index, row] of record.moves.entries()) {
    if (!("entry" in row) || row.entry.type !== "rules") continue;
    const { from, to } = row.entry;
    if (!isSameVersion(from, version) || isSameVersion(from, to))
      return malformed(`moves[${index}]`);
    version = to;
  }
  return undefined;
}

const isText = (value: unknown) => typeof value === "string";
const isHex = (digits: number) => (value: unknown) =>
  typeof value === "string" &&
  value.length === digits &&
  /^[0-9a-f]*$/.test(value);

/** Where one may be absent is checked once all rows are known. */
function isCheck(value: unknown): boolean {
  return value === undefined || isHex(16)(value);
}

const shape: Record<keyof GameRecord, (value: unknown) => boolean> = {
  format: (value) => isOneOf(value, formats),
  game: isText,
  rulesVersion: isCount,
  contentVersion: isText,
  options: isObject,
  seats: isCount,
  commitment: isHex(64),
  entropy: (value) => Array.isArray(value) && value.every(isText),
  seed: isHex(64),
  origin: (value) => value === undefined || isObject(value),
  deal: isCheck,
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
  if (!isObject(row)) return false;
  const { seat, check, ...others } = row;
  const isMove = Object.keys(others).length === 1 && "move" in others;
  return isMove && isCount(seat) && isCheck(check);
}

/** A row of moves, or an entry that one of the parsers can read. */
function isRecordedRow(
  ...parsers: readonly ((raw: unknown) => QuietEntry | undefined)[]
) {
  return (row: unknown): boolean => {
    if (!isObject(row) || !("entry" in row)) return isRecordedMove(row);
    const { entry, check, ...others } = row;
    const isEntry = parsers.some((parse) => parse(entry) !== undefined);
    return isEntry && Object.keys(others).length === 0 && isCheck(check);
  };
}

const isRow: Record<GameRecord["format"], (row: unknown) => boolean> = {
  [MOVES_ONLY]: isRecordedMove,
  [WITH_SEATING]: isRecordedRow(parseSeatingEntry),
  [WITH_RULES]: isRecordedRow(parseSeatingEntry, parseRulesEntry),
  [WITH_ORIGIN]: isRecordedRow(parseSeatingEntry, parseRulesEntry),
};

type Malformed = Result<never, RecordCode>;

function malformed(at: string): Malformed {
  return refuse("malformed-record", undefined, { at });
}
