/** Something threw at a table that should not have: what is in memory may be wrong, so it is read anew. Only if its log does not fold is the table stopped, by whoever reads it. */

import { monotonic } from "../limits/token-bucket.ts";
import type { Context } from "./context.ts";
import { evidenceOf } from "./evidence.ts";
import { runExclusive } from "./exclusive.ts";
import { drop } from "./load.ts";
import type { OpenTable } from "./open-table.ts";

/** How long a reading at a position is enough, in milliseconds: memory may go wrong later although nobody has moved. */
const READING_LASTS = 60_000;

/** False: it was read anew at this very position a moment ago, and memory is not to blame. `now` is by a monotonic clock. */
export async function doubt(
  context: Context,
  table: OpenTable,
  error: unknown,
  now = monotonic(),
): Promise<boolean> {
  return runExclusive(
    table,
    async () =>
      table.isDropped || (await doubtLocked(context, table, error, now)),
  );
}

/** The same for whoever holds the table's lock. */
export async function doubtLocked(
  context: Context,
  table: OpenTable,
  error: unknown,
  now = monotonic(),
): Promise<boolean> {
  const { id } = table.stored;
  const seq = table.match?.position.seq ?? -1;
  const last = context.doubted.get(id);
  const isKnown = last?.seq === seq;
  // However often visitors meet the same fault.
  if (isKnown && now - last.at < READING_LASTS) return false;
  context.doubted.set(id, { seq, at: now });
  context.logger.error(
    isKnown
      ? { err: error, table: id }
      : await evidenceOf(context, table, error),
    "a fault at a table: it is read anew",
  );
  drop(context, table);
  return true;
}
