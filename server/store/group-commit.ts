/** Writes that arrive together share one commit, each answered only after it. */

import type { CompiledQuery } from "kysely";
import { MOST_WAITING, tooMany } from "./failure.ts";
import { checkKeepable } from "./keepable.ts";

/** Statements that become true together. If the first of them changes nothing, the rest is left out. */
export type Write = readonly [CompiledQuery, ...(readonly CompiledQuery[])];

/** Makes all of the writes durable in one transaction, or none of them; tells of each whether its first statement changed anything. */
export type Commit = (writes: readonly Write[]) => Promise<readonly boolean[]>;

export interface GroupCommit {
  /** Resolves once the write is durable, with whether it changed anything. */
  write(...write: Write): Promise<boolean>;
  /** Resolves when nothing is waiting or under way. */
  idle(): Promise<void>;
}

interface Waiting {
  readonly write: Write;
  resolve(isKept: boolean): void;
  reject(error: unknown): void;
}

/** While one commit lasts the next batch gathers, so batches grow with the load by themselves. */
export function groupCommit(commit: Commit): GroupCommit {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  const commitAll = async () => {
    while (waiting.length > 0) {
      // What arrives in the same tick is let in first.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = waiting;
      waiting = [];
      await commitBatch(batch);
    }
    running = undefined;
  };

  const commitBatch = async (batch: readonly Waiting[]) => {
    try {
      const kept = await commit(batch.map(({ write }) => write));
      batch.forEach(({ resolve }, index) => resolve(kept[index] ?? false));
    } catch (error) {
      if (batch.length === 1) return batch[0]?.reject(error);
      // One that the store cannot take must not hold up the others: it is found by halves.
      const half = batch.length >> 1;
      await commitBatch(batch.slice(0, half));
      await commitBatch(batch.slice(half));
    }
  };

  return {
    write: (...write) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= MOST_WAITING) return reject(tooMany("writes"));
        for (const { parameters } of write) checkKeepable(parameters);
        waiting.push({ write, resolve, reject });
        running ??= commitAll();
      }),
    async idle() {
      while (running) await running;
    },
  };
}
