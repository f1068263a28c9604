/** Rows of the log and snapshots, to and from what the database keeps. */

import { parseSeatingEntry } from "@stolik/kernel";
import type { SeatingEntry } from "@stolik/kernel";
import { Damaged } from "./damage.ts";
import { readJson } from "./read-json.ts";
import type { Schema } from "./schema.ts";
import type { Append, LogRow, Snapshot } from "./store.ts";

export const rowColumns = [
  "seq",
  "seat",
  "move",
  "move_id",
  "seating",
  "told",
  "at",
] as const satisfies readonly (keyof Schema["log"])[];

type Row = Pick<Schema["log"], (typeof rowColumns)[number]>;

export function fromLogRow({ row }: Append): Row {
  const { seq, seat, move, moveId, seating, told, at } = row;
  return {
    seq,
    seat,
    move: seat === null ? null : JSON.stringify(move),
    move_id: moveId,
    seating: seating ? JSON.stringify(seating) : null,
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
    ...(row.seating === null ? {} : { seating: toSeating(row.seating) }),
    told: readJson(row.told, "log", "told") as LogRow["told"],
    at: Number(row.at),
  };
}

function toSeating(text: string): SeatingEntry {
  const entry = parseSeatingEntry(readJson(text, "log", "seating"));
  if (entry) return entry;
  throw new Damaged({ table: "log", column: "seating" }, "no such entry");
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
