/** Work on a table under its lock, one piece at a time. These are the outermost handlers of what goes wrong: a failing store drops the table from memory, and so does a broken invariant, once: whoever reads it anew finds out whether its log is to blame. */

import type { Result } from "@stolik/kernel";
import { refusal, refuse } from "../protocol/refusals.ts";
import { isBroken, refusalFor } from "../store/failure.ts";
import { whyStopped } from "./closed.ts";
import type { Context } from "./context.ts";
import { lock, runExclusive, unlock } from "./exclusive.ts";
import { doubtLocked } from "./doubt.ts";
import { drop } from "./load.ts";
import { openTable } from "./open.ts";
import type { OpenTable } from "./open-table.ts";

type Work<Value> = () => Promise<Result<Value>>;

/** A fault makes memory doubted, and is answered. A table that is stopped refuses all work. */
export async function withLockOrDoubt<Value>(
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
    const isReadAnew = await doubtLocked(context, table, error);
    return isReadAnew ? whyBroken(context, table) : refuse("server-error");
  } finally {
    unlock(table);
  }
}

/** The answer to whoever met the fault: it lies in the log, or in what was asked. */
async function whyBroken(
  context: Context,
  { stored: { id } }: OpenTable,
): Promise<Result<never>> {
  try {
    const table = await openTable(context, id);
    const isStopped = table?.stored.status === "stopped";
    return refuse(isStopped ? "table-stopped" : "server-error");
  } catch (error) {
    const reason = refusalFor(error) ?? refusal("server-error");
    return { ok: false, refusal: reason };
  }
}

/** The lock without the doubt: a fault is thrown, and only a failing store drops the table. */
export function withLockOrThrow<Value>(
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
