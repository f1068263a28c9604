/** Rows of the log and snapshots, to and from what the database keeps. */

import { readJson } from "./read-json.ts";
import type { Schema } from "./schema.ts";
import type { Append, LogRow, Snapshot } from "./store.ts";

export const rowColumns = [
  "seq",
  "seat",
  "move",
  "move_id",
  "told",
  "at",
] as const satisfies readonly (keyof Schema["log"])[];

type Row = Pick<Schema["log"], (typeof rowColumns)[number]>;

export function fromLogRow({ row }: Append): Row {
  const { seq, seat, move, moveId, told, at } = row;
  return {
    seq,
    seat,
    move: seat === null ? null : JSON.stringify(move),
    move_id: moveId,
    told: JSON.stringify(told),
    at,
  };
}

export function toLogRow(row: Row): LogRow {
  return {
    seq: row.seq,
    seat: row.seat,
    move: row.move === null ? null : readJson(row.move, "log", "move"),
    moveId: row.move_id,
    told: readJson(row.told, "log", "told") as LogRow["told"],
    at: Number(row.at),
  };
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
