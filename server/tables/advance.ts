/** Memory is brought up to the database, under the table's lock: by the rows it lacks, not by the whole log. */

import { isSameVersion } from "@stolik/kernel";
import { isBroken, StoreFailure } from "../store/failure.ts";
import type { Head, LogRow } from "../store/stored.ts";
import type { Context } from "./context.ts";
import { replayRow } from "./fold.ts";
import { drop, reload } from "./load.ts";
import { follow } from "./open-table.ts";
import type { OpenTable } from "./open-table.ts";

/** Whether memory stands where the database does. */
export function isAt({ match, stored }: OpenTable, head: Head): boolean {
  return (
    (match?.position.seq ?? -1) >= head.seq &&
    stored.status === head.status &&
    stored.revision === head.revision
  );
}

/** Whatever has changed: seats, status, rules, moves. */
export async function advance(
  context: Context,
  table: OpenTable,
): Promise<void> {
  const { match, stored: before } = table;
  const { id } = before;
  const stored = await context.store.table(id);
  if (!stored) {
    drop(context, table);
    throw new StoreFailure(`Table ${id} is gone.`);
  }
  if (!match || !isSameVersion(stored, before))
    return orDrop(context, table, async () => {
      await reload(context, table, stored);
      context.bus.publish(id, { type: "table" });
      const { match: read } = table;
      if (read)
        context.bus.publish(id, { type: "seq", seq: read.position.seq });
    });
  await advanceMoves(context, table);
  // The last move may have come after the row was read.
  const isOver = table.stored.status === "over" && stored.status === "playing";
  table.stored = isOver ? { ...stored, status: "over" } : stored;
  context.bus.publish(id, { type: "table" });
}

/** The moves alone, as everyone who watches here is told one by one. */
export async function advanceMoves(
  context: Context,
  table: OpenTable,
): Promise<void> {
  const { match, stored } = table;
  if (!match) return advance(context, table);
  const { seq } = match.position;
  const rows = await context.reads.rowsAfter({ table: stored.id, seq });
  await orDrop(context, table, () => {
    for (const row of rows) followRow(context, table, row);
  });
}

function followRow(context: Context, table: OpenTable, row: LogRow): void {
  const { match, stored } = table;
  if (!match) throw new Error(`Table ${stored.id} lost its match.`);
  const isEnd = follow(table, row, replayRow(match, row));
  context.bus.publish(stored.id, { type: "seq", seq: row.seq });
  if (isEnd || row.seating) context.bus.publish(stored.id, { type: "table" });
}

/** Whether memory, these rules or the log is to blame is found out by whoever reads the table anew. */
async function orDrop(
  context: Context,
  table: OpenTable,
  work: () => Promise<void> | void,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    drop(context, table);
    if (!isBroken(error)) throw error;
    const words = `Table ${table.stored.id} could not be followed.`;
    throw new StoreFailure(words, { cause: error });
  }
}
