/** Rows of the log and snapshots, to and from what the database keeps. */

import { parseRulesEntry, parseSeatingEntry } from "@stolik/kernel";
import type { Patch, QuietEntry } from "@stolik/kernel";
import { Damaged } from "./damage.ts";
import { readJson } from "./read-json.ts";
import type { Schema } from "./schema.ts";
import type { Append, LogRow, Snapshot } from "./stored.ts";

export const rowColumns = [
  "seq",
  "seat",
  "move",
  "move_id",
  "seating",
  "rules",
  "told",
  "at",
] as const satisfies readonly (keyof Schema["log"])[];

/** Patches are read apart: only a change of rules asks for them. */
export const writtenColumns = [...rowColumns, "patch"] as const;

type Row = Pick<Schema["log"], (typeof rowColumns)[number]>;

/** What is written of a row, by column, and what its statement looks for. */
interface RowValues extends Pick<
  Schema["log"],
  (typeof writtenColumns)[number]
> {
  readonly table: string;
  readonly rulesVersion: number;
}

export function fromAppend(append: Append): RowValues {
  const { table, row, rulesVersion, patch } = append;
  const { seq, seat, move, moveId, seating, rules, told, at } = row;
  return {
    table,
    rulesVersion,
    seq,
    seat,
    move: seat === null ? null : JSON.stringify(move),
    move_id: moveId,
    seating: seating ? JSON.stringify(seating) : null,
    rules: rules ? JSON.stringify(rules) : null,
    told: JSON.stringify(told),
    at,
    // A row that changed nothing says so, unlike those of older programs.
    patch: patch === null ? "null" : (patch ?? null),
  };
}

export function toLogRow(row: Row): LogRow {
  return {
    seq: row.seq,
    seat: row.seat,
    move: row.move === null ? null : readJson(row.move, "log", "move"),
    moveId: row.move_id,
    ...(row.seating === null
      ? {}
      : { seating: toEntry(row.seating, "seating", parseSeatingEntry) }),
    ...(row.rules === null
      ? {}
      : { rules: toEntry(row.rules, "rules", parseRulesEntry) }),
    told: readJson(row.told, "log", "told") as LogRow["told"],
    at: Number(row.at),
  };
}

/** Null: the row changed nothing. */
export function toPatch(text: string): Patch | null {
  return readJson(text, "log", "patch") as Patch | null;
}

function toEntry<Entry extends QuietEntry>(
  text: string,
  column: "seating" | "rules",
  parse: (raw: unknown) => Entry | undefined,
): Entry {
  const entry = parse(readJson(text, "log", column));
  if (entry) return entry;
  throw new Damaged({ table: "log", column }, "no such entry");
}

export function toSnapshot(
  row: Omit<Schema["snapshots"], "table_id">,
): Snapshot {
  return {
    seq: row.seq,
    rulesVersion: row.rules_version,
    state: readJson(row.state, "snapshots", "state"),
  };
}
