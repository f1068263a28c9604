/** What the store's thread is told and what it answers. */

import type { Place } from "./damage.ts";

/** What the thread starts with. Both sides see `flags`: whether it is at work, and whether it is to begin nothing more. */
export interface ThreadData {
  readonly path: string;
  readonly flags: SharedArrayBuffer;
}

/**
 * Writes one after the other in one list, for every list within it would cross by itself: of each write the number of
 * its calls, and of each call the number of its statement, the number of its values, and these.
 */
export type FlatWrites = readonly unknown[];

export type Order =
  | {
      readonly type: "query";
      readonly sql: string;
      readonly values: readonly unknown[];
    }
  | {
      readonly type: "commit";
      /** Statements not told before; their numbers go on from the last. */
      readonly texts: readonly string[];
      readonly writes: FlatWrites;
    }
  | { readonly type: "close" };

/** An error on its way between threads, which would lose its class. */
export interface Fault {
  readonly message: string;
  /** SQLite's result code; 0: it was not SQLite. */
  readonly code: number;
  readonly place: Place;
}

export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: Fault };

export interface Rows {
  readonly rows: readonly unknown[];
  readonly changes: number;
}
