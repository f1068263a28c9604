/** A table is worked on one piece at a time. */

import type { OpenTable } from "./open-table.ts";

/** Does one piece of work on a table at a time, in the order it was asked for. */
export async function runExclusive<Value>(
  table: OpenTable,
  work: () => Promise<Value>,
): Promise<Value> {
  const before = table.queue;
  let done = () => {};
  table.queue = new Promise((resolve) => {
    done = resolve;
  });
  table.pending += 1;
  await before;
  try {
    return await work();
  } finally {
    table.pending -= 1;
    done();
  }
}
