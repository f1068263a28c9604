/** One piece of work at a time for each key, in the order it was asked for. */

export interface KeyedQueue {
  run<Value>(key: string, work: () => Promise<Value>): Promise<Value>;
  /** How many keys have work under way. */
  readonly size: number;
}

export function keyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<void>>();
  return {
    async run(key, work) {
      const before = last.get(key);
      const result = (async () => {
        await before;
        return work();
      })();
      // What comes next waits for the end, whichever it is.
      const end = result.then(
        () => undefined,
        () => undefined,
      );
      last.set(key, end);
      try {
        return await result;
      } finally {
        if (last.get(key) === end) last.delete(key);
      }
    },
    get size() {
      return last.size;
    },
  };
}
