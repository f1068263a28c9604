/** What the server keeps: people, tables, their logs. An interface, so that another database can take SQLite's place. */

import type { Level, Outcome, Seat, Told } from "@stolik/kernel";
import type { Person, TableStatus } from "../protocol.ts";

export type StoredSeat =
  | { readonly type: "open" }
  | {
      readonly type: "person";
      readonly person: string;
      readonly name: string;
      /** What the page added to the seed. */
      readonly entropy: string;
    }
  | { readonly type: "bot"; readonly name: string; readonly level: Level };

/** What a person adds to the seed. */
export interface SeatEntropy {
  readonly seat: Seat;
  readonly entropy: string;
}

/** The table that follows a finished one, and the seat of whoever asked for it. */
export interface Next {
  readonly id: string;
  readonly seat: Seat;
}

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly contentVersion: string;
  readonly options: unknown;
  /** 64 hexadecimal digits, secret until the match is over. */
  readonly seed: string;
  readonly status: TableStatus;
  /** Null: the last person has left, and the table is closed. */
  readonly host: string | null;
  readonly seats: readonly StoredSeat[];
  /** Counts the changes before the start, so that two at once cannot both win. */
  readonly revision: number;
  /** Null: nobody has asked to play again. */
  readonly next: Next | null;
  /** In milliseconds. Tables from before this was kept have the time since which it is. */
  readonly madeAt: number;
}

/** One move as it was played; row 0 is the deal, made by no seat. */
export interface LogRow {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly move: unknown;
  readonly moveId: string | null;
  readonly told: readonly Told<unknown>[];
  readonly at: number;
}

/** A state as the rules of that version made it. */
export interface Snapshot {
  readonly seq: number;
  readonly rulesVersion: number;
  readonly state: unknown;
}

/** A row to be added to a table's log, and what becomes true with it. */
export interface Append {
  readonly table: string;
  readonly row: LogRow;
  readonly snapshot?: Snapshot;
  /** Present: the match is over. */
  readonly outcome?: Outcome;
  /** When a bot is to move; null: none is; absent: as before. */
  readonly dueAt?: number | null;
}

/** Made before which time tables are of no use any more. */
export interface Unplayed {
  /** Those that never began. */
  readonly neverBegan: number;
  /** Those that began, and at which no person has moved. */
  readonly onlyBots: number;
}

export interface UnplayedTables {
  readonly ids: readonly string[];
  /** The number of the last table that was looked at; undefined: there are no more. */
  readonly last: number | undefined;
}

/** A card that somebody at a table thinks wrong. */
export interface Report {
  readonly table: string;
  readonly person: string;
  readonly card: string;
  readonly words: string;
  readonly at: number;
}

/** What a promise of a write resolves to is durable. */
export interface Store {
  /** The key that signs cookies, made at the first start. */
  secret(): Promise<string>;
  savePerson(person: Person): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  createTable(table: StoredTable): Promise<void>;
  table(id: string): Promise<StoredTable | undefined>;
  /** Writes host, status and seats of a table that has not begun; false if somebody else changed it since that revision. */
  saveLobby(table: StoredTable, revision: number): Promise<boolean>;
  /** Deals: the table is playing, row 0 is written and what was `added` last; false as with `saveLobby`. */
  startTable(
    deal: Append,
    revision: number,
    added?: SeatEntropy,
  ): Promise<boolean>;
  /** Makes a table that follows the one named, in place of `before`; false, and nothing is made, if another has come there since. */
  followTable(
    id: string,
    before: Next | null,
    seat: Seat,
    table: StoredTable,
  ): Promise<boolean>;
  /** Adds a row, in one commit with whatever is written at the same time; false if its place in the log was taken. */
  append(append: Append): Promise<boolean>;
  /** The rows from `from` on, in order. */
  log(table: string, from: number): Promise<readonly LogRow[]>;
  /** The latest snapshot, or the latest one not after `atMost`. */
  snapshot(table: string, atMost?: number): Promise<Snapshot | undefined>;
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  outcome(table: string): Promise<Outcome | undefined>;
  stopTable(table: string): Promise<void>;
  /** How many tables of this host that were made since then wait or are played, by status. */
  unfinished(
    host: string,
    since: number,
  ): Promise<{ readonly waiting: number; readonly playing: number }>;
  /** Looks at `limit` tables in the order they were made, after the one numbered `from`. */
  unplayed(
    before: Unplayed,
    from: number,
    limit: number,
  ): Promise<UnplayedTables>;
  /** Deletes a table with all that belongs to it. */
  deleteTable(table: string): Promise<void>;
  saveReport(report: Report): Promise<void>;
  /** Oldest first. */
  reports(): Promise<readonly Report[]>;
  /** Tables whose bots are due, longest due first; also those due later than any bot waits, by a clock that was set back. */
  dueTables(
    now: number,
    limit: number,
    longestWait: number,
  ): Promise<readonly string[]>;
  /** The bots of a table are due no more until they are resumed. */
  pauseBots(table: string): Promise<void>;
  /** The bots of a table are due at `now` if they were paused. Resolves with when they are due; undefined: nobody plays there. */
  resumeBots(table: string, now: number): Promise<number | undefined>;
  /** Resolves when nothing is being written. */
  idle(): Promise<void>;
  close(): Promise<void>;
}
