/** Rows that arrive together are kept by one statement, each answered only after its commit. */

import { MOST_WAITING, tooMany } from "../failure.ts";

export interface Batches<Item, Answer> {
  /** Resolves once the item is durable. */
  add(item: Item): Promise<Answer>;
  /** Resolves when nothing is waiting or under way. */
  idle(): Promise<void>;
}

export interface BatchRules<Item, Answer> {
  /** Keeps all of the items, or throws and keeps none. */
  keep(items: readonly Item[]): Promise<readonly Answer[]>;
  /** Items of one table are never under way at the same time, and are kept in the order they came. */
  tableOf(item: Item): string;
  /** How many batches may be under way. */
  readonly lanes: number;
  /** Whether the others could be kept without the one that is to blame. Else the whole batch has failed. */
  isOneRowsFault(error: unknown): boolean;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** More than this makes the others wait longer than the statement saves. */
const MOST_IN_BATCH = 1_000;

/** While the lanes are busy the next batch fills, so batches grow with the load by themselves. */
export function batches<Item, Answer>({
  keep,
  tableOf,
  lanes,
  isOneRowsFault,
}: BatchRules<Item, Answer>): Batches<Item, Answer> {
  type Entry = Waiting<Item, Answer>;
  let waiting: Entry[] = [];
  const underWay = new Set<string>();
  const running = new Set<Promise<void>>();
  let isStartDue = false;

  /** A batch costs as much as twenty rows besides its own: beside another it begins once it is as large. */
  const isWorthwhile = () =>
    waiting.length > 0 &&
    running.size < lanes &&
    waiting.length * running.size >= underWay.size;

  /** What arrives in the same tick is let in first. */
  const startSoon = () => {
    if (isStartDue || !isWorthwhile()) return;
    isStartDue = true;
    setImmediate(() => {
      isStartDue = false;
      start();
    });
  };

  const start = () => {
    const batch = takeBatch();
    if (batch.length === 0) return;
    const run = keepBatch(batch).then(() => {
      for (const { item } of batch) underWay.delete(tableOf(item));
      running.delete(run);
      startSoon();
    });
    running.add(run);
    startSoon();
  };

  const takeBatch = (): Entry[] => {
    const batch: Entry[] = [];
    const later: Entry[] = [];
    for (const entry of waiting) {
      const table = tableOf(entry.item);
      if (batch.length >= MOST_IN_BATCH || underWay.has(table)) {
        later.push(entry);
        continue;
      }
      underWay.add(table);
      batch.push(entry);
    }
    waiting = later;
    return batch;
  };

  const keepBatch = async (batch: readonly Entry[]): Promise<void> => {
    try {
      const answers = await keep(batch.map(({ item }) => item));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const answer = answers[index];
        if (answer === undefined) reject(new Error("A row has no answer."));
        else resolve(answer);
      }
    } catch (error) {
      if (batch.length === 1 || !isOneRowsFault(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      const half = batch.length >> 1;
      await keepBatch(batch.slice(0, half));
      await keepBatch(batch.slice(half));
    }
  };

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= MOST_WAITING) return reject(tooMany("writes"));
        waiting.push({ item, resolve, reject });
        startSoon();
      }),
    async idle() {
      while (running.size > 0 || waiting.length > 0)
        await (running.size > 0
          ? Promise.all(running)
          : new Promise((resolve) => setImmediate(resolve)));
    },
  };
}
