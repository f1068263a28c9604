/** What was opened, to be closed in turn: the last first, and each whatever became of the others. */

export interface Closing {
  add(close: () => unknown): void;
  /** Throws the first thing that went wrong, after all were closed. */
  close(): Promise<void>;
}

export function closing(): Closing {
  const opened: (() => unknown)[] = [];
  return {
    add: (close) => opened.push(close),
    async close() {
      const errors: unknown[] = [];
      for (const close of opened.splice(0).toReversed()) {
        try {
          await close();
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length > 0) throw errors[0];
    },
  };
}
