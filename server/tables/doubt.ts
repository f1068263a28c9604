/** Something threw at a table that should not have: what is in memory may be wrong, so it is read anew. Only if its log does not fold is the table stopped, by whoever reads it. */

import type { Context } from "./context.ts";
import { evidenceOf } from "./evidence.ts";
import { runExclusive } from "./exclusive.ts";
import { drop } from "./load.ts";
import type { OpenTable } from "./open-table.ts";

/** False: it was read anew at this very position before, and memory is not to blame. */
export async function doubt(
  context: Context,
  table: OpenTable,
  error: unknown,
): Promise<boolean> {
  return runExclusive(
    table,
    async () => table.isDropped || (await doubtLocked(context, table, error)),
  );
}

/** The same for whoever holds the table's lock. */
export async function doubtLocked(
  context: Context,
  table: OpenTable,
  error: unknown,
): Promise<boolean> {
  const { id } = table.stored;
  const seq = table.match?.position.seq ?? -1;
  // One reading for each position, however often visitors meet the same fault.
  if (context.doubted.get(id) === seq) return false;
  context.doubted.set(id, seq);
  context.logger.error(
    await evidenceOf(context, table, error),
    "a fault at a table: it is read anew",
  );
  drop(context, table);
  return true;
}
