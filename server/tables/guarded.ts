/** The outermost handler of all work on a table: one piece at a time, and a broken invariant stops that table alone. */

import { refuse } from "@stolik/kernel";
import type { Result } from "@stolik/kernel";
import type { Hall, OpenTable } from "./hall.ts";
import { inTurn } from "./open.ts";
import { stop } from "./stop.ts";

export function guarded<Value>(
  hall: Hall,
  table: OpenTable,
  work: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return inTurn(table, async () => {
    if (table.stored.status === "stopped") return refuse("table-stopped");
    try {
      return await work();
    } catch (error) {
      await stop(hall, table, error);
      return refuse("table-stopped");
    }
  });
}
