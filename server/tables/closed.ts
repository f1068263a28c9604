/** Two ways for a table to end before its match does: everybody left before the start, or it broke. */

import type { Refusal } from "@stolik/kernel";
import type { TableStatus } from "../protocol/protocol.ts";
import { refusal } from "../protocol/refusals.ts";
import type { StoredTable } from "../store/stored.ts";

/** Whether everybody left before the start. The store keeps both kinds as `stopped`; only a closed table has no host. */
export function isClosed({ status, host }: StoredTable): boolean {
  return status === "stopped" && host === null;
}

export function statusOf(table: StoredTable): TableStatus {
  return isClosed(table) ? "closed" : table.status;
}

/** Why nothing more is done at a table; undefined: it is neither closed nor broken. */
export function whyStopped(table: StoredTable): Refusal | undefined {
  if (isClosed(table)) return refusal("table-closed");
  return table.status === "stopped" ? refusal("table-stopped") : undefined;
}
