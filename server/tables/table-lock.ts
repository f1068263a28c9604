/** Work on a table under its lock, one piece at a time. These are the outermost handlers of what goes wrong: a failing store drops the table from memory, a broken invariant stops it. */

import type { Result } from "@stolik/kernel";
import { refuse } from "../protocol/refusals.ts";
import { isBroken } from "../store/failure.ts";
import { whyStopped } from "./closed.ts";
import type { Context } from "./context.ts";
import { lock, runExclusive, unlock } from "./exclusive.ts";
import { drop } from "./load.ts";
import type { OpenTable } from "./open-table.ts";
import { stop } from "./stop.ts";

type Work<Value> = () => Promise<Result<Value>>;

/** A broken invariant stops the table; a table that is stopped refuses all work. */
export async function withTableLock<Value>(
  context: Context,
  table: OpenTable,
  work: Work<Value>,
): Promise<Result<Value>> {
  // Every move comes this way: one that need not wait does not.
  const wait = lock(table);
  if (wait) await wait;
  try {
    // What waited behind a failure would go by the same memory.
    if (table.isDropped) return refuse("unavailable");
    const reason = whyStopped(table.stored);
    return reason ? { ok: false, refusal: reason } : await work();
  } catch (error) {
    if (!isBroken(error)) return dropAfter(context, table, error);
    await stop(context, table, error);
    return refuse(table.isDropped ? "unavailable" : "table-stopped");
  } finally {
    unlock(table);
  }
}

/** The lock without the stop. */
export function underLock<Value>(
  context: Context,
  table: OpenTable,
  work: Work<Value>,
): Promise<Result<Value>> {
  return runExclusive(table, async () => {
    if (table.isDropped) return refuse("unavailable");
    try {
      return await work();
    } catch (error) {
      if (isBroken(error)) throw error;
      return dropAfter(context, table, error);
    }
  });
}

/** Nobody knows whether a write that failed is durable, so the next one to ask reads the log. */
function dropAfter(
  context: Context,
  table: OpenTable,
  error: unknown,
): Result<never> {
  context.storeFailures.note({ err: error, table: table.stored.id });
  drop(context, table);
  return refuse("unavailable");
}
