/** Where other nodes write too, memory may be behind: nothing is refused by it before the head was looked at. */

import type { Seat } from "@stolik/kernel";
import { seatOf } from "../people/seat-of.ts";
import type { Context } from "./context.ts";
import { advance, advanceMoves, isAt } from "./advance.ts";
import { runExclusive } from "./exclusive.ts";
import type { OpenTable } from "./open-table.ts";

/** Under the table's lock. True: memory was behind, and whoever went by it decides anew. One process alone is never behind. */
export async function wasBehind(
  context: Context,
  table: OpenTable,
): Promise<boolean> {
  if (context.notices.isAlone) return false;
  const head = await context.reads.head(table.stored.id);
  if (head && isAt(table, head)) return false;
  await advance(context, table);
  return true;
}

/** The same, for whoever does not hold the lock. */
export async function bringUpToDate(
  context: Context,
  table: OpenTable,
): Promise<void> {
  if (context.notices.isAlone) return;
  await runExclusive(table, async () => {
    if (!table.isDropped) await wasBehind(context, table);
  });
}

/** As far as a move that somebody has told of. */
export async function bringUpTo(
  context: Context,
  table: OpenTable,
  seq: number,
): Promise<void> {
  await runExclusive(table, async () => {
    const isThere = (table.match?.position.seq ?? -1) >= seq;
    if (!table.isDropped && !isThere) await advanceMoves(context, table);
  });
}

/** Where a person sits; undefined: nowhere, as the database has it. */
export async function currentSeatOf(
  context: Context,
  table: OpenTable,
  person: string,
): Promise<Seat | undefined> {
  const seat = seatOf(table.stored, person);
  if (seat !== undefined) return seat;
  await bringUpToDate(context, table);
  return seatOf(table.stored, person);
}
