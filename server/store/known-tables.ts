/** What one process knows of the tables in a file that nobody else writes to: their numbers, and the rules they are played by. */

interface KnownTable {
  readonly number: number;
  readonly rulesVersion: number;
}

export interface KnownTables {
  get(table: string): KnownTable | undefined;
  /** Remembers what is read, unless the table was forgotten while it was read. */
  learn(
    table: string,
    read: () => Promise<KnownTable | undefined>,
  ): Promise<void>;
  /** To be called when a change of its rules or its end is asked for, not when that is done. */
  forget(table: string): void;
}

/** More than are in play on one machine; past it all are read again. */
const MOST = 10_000;

export function knownTables(): KnownTables {
  const known = new Map<string, KnownTable>();
  /** Counts what was forgotten. */
  let forgotten = 0;
  return {
    get: (table) => known.get(table),
    async learn(table, read) {
      const before = forgotten;
      const found = await read();
      if (!found || forgotten !== before) return;
      if (known.size >= MOST) known.clear();
      known.set(table, found);
    },
    forget(table) {
      forgotten += 1;
      known.delete(table);
    },
  };
}
