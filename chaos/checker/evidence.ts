/** What the checker is given, and what it finds. */

import type { AnyGame } from "@stolik/kernel";
import type { LogRow, StoredTable } from "@stolik/server/stored";
import type { Entry } from "../history.ts";

export interface TableLog {
  readonly table: StoredTable;
  readonly rows: readonly LogRow[];
}

export interface Evidence {
  readonly history: readonly Entry[];
  /** Every table there is, as the store has it after the run. */
  readonly logs: readonly TableLog[];
  readonly findGame: (id: string) => AnyGame | undefined;
}

export const kinds = [
  "lost",
  "doubled",
  "gap",
  "diverged",
  "leaked",
  "bot-twice",
  "stuck",
] as const;
export type Kind = (typeof kinds)[number];

export interface Violation {
  readonly kind: Kind;
  /** Or which node. */
  readonly table: string;
  readonly words: string;
}

/** One table with all that happened at it. */
export interface Case {
  readonly log: TableLog;
  readonly game: AnyGame;
  readonly entries: readonly Entry[];
  /** When the last fault was over; undefined: there was none. */
  readonly healedAt: number | undefined;
  /** When the clients stopped playing. */
  readonly endedAt: number;
}

export type Check = (one: Case) => readonly Violation[];

/** The entries of one type. */
export function only<Type extends Entry["type"]>(
  entries: readonly Entry[],
  type: Type,
): Extract<Entry, { type: Type }>[] {
  return entries.filter(
    (entry): entry is Extract<Entry, { type: Type }> => entry.type === type,
  );
}
