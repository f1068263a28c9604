/** Says that a table has changed. What is said may be lost, the log may not. In one process an emitter will do. */

export type Notice =
  /** A move was played; 0 is the deal. */
  | { readonly type: "seq"; readonly seq: number }
  /** What memory knows of the table may be wrong: it is to be asked for anew. */
  | { readonly type: "dropped" }
  /** Seats, status, names, presence or the table that follows have changed. */
  | { readonly type: "table" };

type Listener = (notice: Notice) => void;

export interface Bus {
  publish(table: string, notice: Notice): void;
  /** Returns how to stop listening. */
  listen(table: string, listener: Listener): () => void;
  hasListeners(table: string): boolean;
}

export function localBus(): Bus {
  const listeners = new Map<string, Set<Listener>>();
  return {
    publish(table, notice) {
      for (const listener of listeners.get(table) ?? []) listener(notice);
    },
    listen(table, listener) {
      const known = listeners.get(table) ?? new Set<Listener>();
      listeners.set(table, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0 && listeners.get(table) === known)
          listeners.delete(table);
      };
    },
    hasListeners: (table) => listeners.has(table),
  };
}
