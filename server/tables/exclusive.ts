/** A table is worked on one piece at a time, in the order it was asked for. */

import type { OpenTable } from "./open-table.ts";

/** Undefined: the table was free, and is held from now on. Whoever gets it gives it back by `unlock`. */
export function lock(table: OpenTable): Promise<void> | undefined {
  table.pending += 1;
  if (table.pending === 1) return undefined;
  return new Promise((resolve) => table.queue.push(resolve));
}

/** Whoever has waited longest holds it next. */
export function unlock(table: OpenTable): void {
  table.pending -= 1;
  table.queue.shift()?.();
}

export async function runExclusive<Value>(
  table: OpenTable,
  work: () => Promise<Value>,
): Promise<Value> {
  await lock(table);
  try {
    return await work();
  } finally {
    unlock(table);
  }
}
