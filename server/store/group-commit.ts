/** Writes that arrive together share one commit, each answered only after it. */

/** Runs the work in one transaction and commits it. */
export type Transact<Transaction> = (
  work: (transaction: Transaction) => Promise<void>,
) => Promise<void>;

export interface GroupCommit<Transaction> {
  /** Resolves with what the work returned once it is durable. The work may run twice, if a commit fails. */
  write<Value>(
    work: (transaction: Transaction) => Promise<Value>,
  ): Promise<Value>;
  /** Resolves when nothing is waiting or under way. */
  idle(): Promise<void>;
}

interface Waiting<Transaction> {
  work(transaction: Transaction): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** More waiting than this is a disk that does not keep up: what comes then is refused rather than remembered. */
const MOST_WAITING = 10_000;

/** While one commit lasts the next batch gathers, so batches grow with the load by themselves. */
export function groupCommit<Transaction>(
  transact: Transact<Transaction>,
): GroupCommit<Transaction> {
  let waiting: Waiting<Transaction>[] = [];
  let running: Promise<void> | undefined;

  const commitAll = async () => {
    while (waiting.length > 0) {
      // What arrives in the same tick is let in first.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = waiting;
      waiting = [];
      await commit(batch);
    }
    running = undefined;
  };

  const commit = async (batch: readonly Waiting<Transaction>[]) => {
    const values: unknown[] = [];
    try {
      await transact(async (transaction) => {
        for (const { work } of batch) values.push(await work(transaction));
      });
    } catch (error) {
      if (batch.length === 1) return batch[0]?.reject(error);
      // One that the store cannot take must not hold up the others.
      for (const alone of batch) await commit([alone]);
      return;
    }
    batch.forEach(({ resolve }, index) => resolve(values[index]));
  };

  return {
    write: <Value>(work: (transaction: Transaction) => Promise<Value>) =>
      new Promise<Value>((resolve, reject) => {
        if (waiting.length >= MOST_WAITING)
          return reject(new Error("Too many writes are waiting."));
        waiting.push({
          work,
          // What the work returned is what is waited for.
          resolve: (value) => resolve(value as Value),
          reject,
        });
        running ??= commitAll();
      }),
    async idle() {
      while (running) await running;
    },
  };
}
