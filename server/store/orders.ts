/** What the store's thread is told and what it answers. */

import type { Place } from "./damage.ts";

/** What the thread starts with. `state` is one number that both sides see: `idle`, `busy`, or anything else once it is to do nothing more. */
export interface ThreadData {
  readonly path: string;
  readonly state: SharedArrayBuffer;
  readonly idle: number;
  readonly busy: number;
}

/** A statement by its number, and its values. */
export type Call = readonly [statement: number, ...values: unknown[]];

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
      readonly writes: readonly (readonly Call[])[];
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
