/** What a match's log is made of after the deal. */

import type { Seat } from "./contract.ts";

/** A move, by the seat that made it. */
export interface MoveEntry {
  readonly type: "move";
  readonly seat: Seat;
  readonly move: unknown;
}

/** One line of the log. Whatever else can happen to a match becomes a member of this union. */
export type LogEntry = MoveEntry;
