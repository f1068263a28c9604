/** Which node takes a bot's turn: whoever leases the table first, until the lease runs out. */

import type { Store } from "../store/store.ts";
import type { Lease } from "../store/stored.ts";
import { LONGEST_WAIT } from "../tables/due.ts";

export interface Leases {
  /** Leases those of the tables that are due and that no other node has leased, and returns them. */
  take(tables: readonly string[]): Promise<ReadonlySet<string>>;
  /** The turn is over. One that was not played may be taken by another node. */
  end(table: string, isPlayed: boolean): Promise<void>;
  /** Due, and leased by nobody. */
  due(limit: number): Promise<readonly string[]>;
  /** Milliseconds by which a timer may be early by the store's clock. */
  readonly early: number;
}

/** For a single process: all turns are its own. */
export function ownLeases(store: Store): Leases {
  return {
    take: (tables) => Promise.resolve(new Set(tables)),
    end: () => Promise.resolve(),
    due: (limit) => store.dueTables(limit, LONGEST_WAIT),
    early: 0,
  };
}

/** `lease`: for how many milliseconds. If it were shorter than a bot thinks, two nodes would think about one turn, and the log would keep one of their moves. */
export function sharedLeases(store: Store, lease: number): Leases {
  const terms = { lease, longestWait: LONGEST_WAIT };
  const taken = new Map<string, Lease>();
  return {
    async take(tables) {
      const leases = await store.leaseDue(tables.length, terms, tables);
      for (const one of leases) taken.set(one.table, one);
      return new Set(leases.map(({ table }) => table));
    },
    async end(table, isPlayed) {
      const held = taken.get(table);
      taken.delete(table);
      // A move ends the lease by itself.
      if (held && !isPlayed) await store.releaseLease(held);
    },
    due: (limit) => store.dueTables(limit, LONGEST_WAIT, lease),
    // Both clocks are rounded to milliseconds.
    early: 2,
  };
}
