/** Reads of single tables that are wanted at the same time, made as one. */

import { MOST_WAITING, tooMany } from "../store/failure.ts";
import type { Store } from "../store/store.ts";
import type { Head, LogPlace, LogRow } from "../store/stored.ts";

export interface BatchedReads {
  /** Undefined: there is no such table. */
  head(table: string): Promise<Head | undefined>;
  rowsAfter(place: LogPlace): Promise<readonly LogRow[]>;
}

/** How many rows are read at a time. */
const MOST_ROWS = 2_000;

export function batchedReads(
  store: Pick<Store, "heads" | "rowsAfter">,
): BatchedReads {
  const heads = batching<string, Head | undefined>(async (tables) => {
    const found = await store.heads(tables);
    return tables.map((table) => found.get(table));
  });
  const rows = batching<LogPlace, readonly LogRow[]>((places) =>
    allRowsAfter(store, places),
  );
  return { head: heads, rowsAfter: rows };
}

/** What is asked while a read is under way goes with the next one. */
function batching<Asked, Answer>(
  read: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (asked: Asked) => Promise<Answer> {
  interface Waiting {
    readonly asked: Asked;
    resolve(answer: Answer): void;
    reject(error: unknown): void;
  }
  let waiting: Waiting[] = [];
  let isBusy = false;

  const run = async () => {
    const batch = waiting;
    waiting = [];
    try {
      const answers = await read(batch.map(({ asked }) => asked));
      for (const [index, { resolve }] of batch.entries())
        resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    isBusy = false;
    start();
  };

  const start = () => {
    if (isBusy || waiting.length === 0) return;
    isBusy = true;
    setImmediate(() => void run());
  };

  return (asked) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MOST_WAITING) return reject(tooMany("reads"));
      waiting.push({ asked, resolve, reject });
      start();
    });
}

async function allRowsAfter(
  store: Pick<Store, "rowsAfter">,
  places: readonly LogPlace[],
): Promise<readonly (readonly LogRow[])[]> {
  const found = new Map<string, LogRow[]>();
  for (;;) {
    const ahead = places.map(({ table, seq }) => ({
      table,
      seq: found.get(table)?.at(-1)?.seq ?? seq,
    }));
    const read = await store.rowsAfter(ahead, MOST_ROWS);
    let count = 0;
    for (const [table, rows] of read) {
      count += rows.length;
      found.set(table, [...(found.get(table) ?? []), ...rows]);
    }
    if (count < MOST_ROWS)
      return places.map(({ table }) => found.get(table) ?? []);
  }
}
