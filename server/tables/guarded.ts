/** The outermost handlers of all work on a table: one piece at a time; a store that fails drops it from memory, a broken invariant stops it. */

import { refuse } from "@stolik/kernel";
import type { Result } from "@stolik/kernel";
import { isBroken } from "../store/failure.ts";
import type { Hall, OpenTable } from "./hall.ts";
import { drop, inTurn } from "./open.ts";
import { stop } from "./stop.ts";

type Work<Value> = () => Promise<Result<Value>>;

export function guarded<Value>(
  hall: Hall,
  table: OpenTable,
  work: Work<Value>,
): Promise<Result<Value>> {
  return unlessStoreFails(hall, table, async () => {
    if (table.stored.status === "stopped") return refuse("table-stopped");
    try {
      return await work();
    } catch (error) {
      if (!isBroken(error)) throw error;
      await stop(hall, table, error);
      return refuse("table-stopped");
    }
  });
}

/** Whether a write that failed is durable nobody knows: the next one to ask reads the log. */
export function unlessStoreFails<Value>(
  hall: Hall,
  table: OpenTable,
  work: Work<Value>,
): Promise<Result<Value>> {
  return inTurn(table, async () => {
    // What waited behind the failure would go by the same memory.
    if (table.isDropped) return refuse("unavailable");
    try {
      return await work();
    } catch (error) {
      if (isBroken(error)) throw error;
      const { id } = table.stored;
      hall.logger.error({ err: error, table: id }, "the store failed");
      drop(hall, table);
      return refuse("unavailable");
    }
  });
}
