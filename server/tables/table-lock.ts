/** Work on a table under its lock, one piece at a time. These are the outermost handlers of what goes wrong: a failing store drops the table from memory, a broken invariant stops it. */

import type { Result } from "@stolik/kernel";
import { refuse } from "../protocol/refusals.ts";
import { isBroken } from "../store/failure.ts";
import { whyStopped } from "./closed.ts";
import type { Context } from "./context.ts";
import { runExclusive } from "./exclusive.ts";
import { drop } from "./load.ts";
import type { OpenTable } from "./open-table.ts";
import { stop } from "./stop.ts";

type Work<Value> = () => Promise<Result<Value>>;

/** A broken invariant stops the table; a table that is stopped refuses all work. */
export function withTableLock<Value>(
  context: Context,
  table: OpenTable,
  work: Work<Value>,
): Promise<Result<Value>> {
  return underLock(context, table, async () => {
    const reason = whyStopped(table.stored);
    if (reason) return { ok: false, refusal: reason };
    try {
      return await work();
    } catch (error) {
      if (!isBroken(error)) throw error;
      await stop(context, table, error);
      return refuse(table.isDropped ? "unavailable" : "table-stopped");
    }
  });
}

/** The lock without the stop. Nobody knows whether a write that failed is durable, so the next one to ask reads the log. */
export function underLock<Value>(
  context: Context,
  table: OpenTable,
  work: Work<Value>,
): Promise<Result<Value>> {
  return runExclusive(table, async () => {
    // What waited behind the failure would go by the same memory.
    if (table.isDropped) return refuse("unavailable");
    try {
      return await work();
    } catch (error) {
      if (isBroken(error)) throw error;
      const { id } = table.stored;
      context.logger.error({ err: error, table: id }, "the store failed");
      drop(context, table);
      return refuse("unavailable");
    }
  });
}
