/** What the server keeps: people, tables, their logs. An interface, so that another database can take SQLite's place. */

import type {
  EmittedEvent,
  Level,
  Outcome,
  Seat,
  SeatingEntry,
} from "@stolik/kernel";
import type { Person, TableStatus } from "../protocol/protocol.ts";

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

/** The table that follows a finished one, and the seat of whoever asked for it. */
interface Next {
  readonly id: string;
  readonly seat: Seat;
}

/** A table that was closed is kept as `stopped`, without a host. */
export type StoredStatus = Exclude<TableStatus, "closed">;

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  /** The rules by which it is played. They rise with `upgradeTable`, and nothing played by others is appended. */
  readonly rulesVersion: number;
  /** The rules that dealt it, or before the deal those it was made under. */
  readonly dealtVersion: number;
  readonly contentVersion: string;
  readonly options: unknown;
  /** 64 hexadecimal digits, secret until the match is over. */
  readonly seed: string;
  readonly status: StoredStatus;
  /** Null: the last person has left, and the table is closed. */
  readonly host: string | null;
  readonly seats: readonly StoredSeat[];
  /** Counts the changes of seats, names and the table that follows, so that of two at once before the start only one wins. */
  readonly revision: number;
  /** Null: nobody has asked to play again. */
  readonly next: Next | null;
  /** Whom the host has sent away: they do not sit down here again. */
  readonly removed: readonly string[];
  /** In milliseconds. Older tables have the time of the migration that added this. */
  readonly madeAt: number;
}

/** Who sits where, and what is played by: what may change until the deal. */
type Arrangement = Pick<StoredTable, "seats" | "options">;

/** One entry as it was played; row 0 is the deal. The deal and entries about the seats are made by no seat. */
export interface LogRow {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly move: unknown;
  readonly moveId: string | null;
  /** Absent: it is the deal or a move. */
  readonly seating?: SeatingEntry;
  readonly told: readonly EmittedEvent<unknown>[];
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
  /** Of the rules that played it. */
  readonly rulesVersion: number;
  readonly snapshot?: Snapshot;
  /** Present: the match was played to its end. */
  readonly outcome?: Outcome;
  /** The match was ended by agreement. */
  readonly isEnded?: true;
  /** In how many milliseconds a bot's turn is due, by the store's clock; null: no bot's is; absent: as before. */
  readonly dueIn?: number | null;
}

/** Kept, or why not: its place in the log was taken; or the table is played by rules of another version. */
export type Appended = "kept" | "lost" | "fenced";

/** Where a table stands. */
export interface Head {
  /** Of its last row; -1: nothing was dealt. */
  readonly seq: number;
  readonly status: TableStatus;
  readonly revision: number;
}

/** A place in a table's log. */
export interface LogPlace {
  readonly table: string;
  readonly seq: number;
}

/** A table whose bots are due, promised to whoever took it until then. */
export interface Lease {
  readonly table: string;
  /** By the store's clock, in milliseconds; with the table it tells one lease from the next. */
  readonly until: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly host: string | null;
}

/** How far a stored time may lie ahead, in milliseconds: one further ahead was written by a clock that has been set back since. */
interface LeaseTerms {
  /** How long the lease lasts. */
  readonly lease: number;
  /** The longest that any bot waits. */
  readonly longestWait: number;
}

/** Tables made before these times are of no use any more. */
export interface Unplayed {
  /** Those that never began. */
  readonly neverBegan: number;
  /** Those that began, and at which no person has moved. */
  readonly onlyBots: number;
}

interface UnplayedTables {
  readonly ids: readonly string[];
  /** The number of the last table that was looked at; undefined: there are no more. */
  readonly last: number | undefined;
}

/** A card that somebody at a table thinks wrong. */
interface Report {
  readonly table: string;
  readonly person: string;
  readonly card: string;
  readonly words: string;
  readonly at: number;
}

/** A key that signs cookies. */
export interface CookieKey {
  readonly value: string;
  /** How long ago it was made, in milliseconds by the store's clock; of the first nobody knows. */
  readonly age: number;
}

/** A write is durable once its promise resolves. What is due is decided by the store's clock, which all nodes share. */
export interface Store {
  /** A key made at the first start, which stays the same; it was also the first key for cookies. */
  secret(): Promise<string>;
  /** The keys that sign cookies, the newest first. */
  cookieKeys(): Promise<readonly CookieKey[]>;
  addCookieKey(): Promise<void>;
  savePerson(person: Person): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  /** Raises the revision of the tables that wait or are played where this person sits, so that nodes that have them in memory read the names again. Resolves with their ids. */
  renewTablesOf(person: string): Promise<readonly string[]>;
  createTable(table: StoredTable): Promise<void>;
  table(id: string): Promise<StoredTable | undefined>;
  /** Writes host, status, seats, options and who was removed, of a table that has not begun; false if somebody else changed it since that revision. */
  saveLobby(table: StoredTable, revision: number): Promise<boolean>;
  /** Deals: the table is playing by the deal's rules with these seats and options, and row 0 is written; false as with `saveLobby`. */
  startTable(
    deal: Append,
    revision: number,
    arrangement: Arrangement,
  ): Promise<boolean>;
  /** Makes a table that follows the one named, in place of `before`; false, and nothing is made, if another has come there since. */
  followTable(
    id: string,
    before: Next | null,
    seat: Seat,
    table: StoredTable,
  ): Promise<boolean>;
  /** Adds a row, in one commit with whatever is written at the same time. A row that is not kept leaves nothing behind. */
  append(append: Append): Promise<Appended>;
  /** The rows from `from` on, in order. */
  log(table: string, from: number): Promise<readonly LogRow[]>;
  /** Where these tables stand, in one read; those that do not exist are left out. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, Head>>;
  /** The rows after each of these places, in one read and in order: at most `limit` in all, table by table. Whoever gets as many asks again. */
  rowsAfter(
    places: readonly LogPlace[],
    limit: number,
  ): Promise<ReadonlyMap<string, readonly LogRow[]>>;
  /** The latest snapshot, or the latest one not after `atMost`. */
  snapshot(table: string, atMost?: number): Promise<Snapshot | undefined>;
  /** Keeps nothing if the table is played by other rules than the snapshot's. */
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  /** From now on the table is played by the rules of the snapshot, which is its state at the head. False if it has moved on since, or is not played by `from` any more. */
  upgradeTable(
    table: string,
    from: number,
    snapshot: Snapshot,
  ): Promise<boolean>;
  outcome(table: string): Promise<Outcome | undefined>;
  /** Stops a table; with a version, only if it is played by rules of that version. */
  stopTable(table: string, rulesVersion?: number): Promise<void>;
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
  /** Tables whose bots are due, longest due first; also those due later than any bot waits, by a clock that was set back. With the length of a lease, only those that nobody has leased. */
  dueTables(
    limit: number,
    longestWait: number,
    lease?: number,
  ): Promise<readonly string[]>;
  /** Takes up to `count` of them that nobody else has leased, longest due first, or only of those that are `wanted`. A lease ends when its time has run out, when it is released, and with the next change of when the table is due. */
  leaseDue(
    count: number,
    terms: LeaseTerms,
    wanted?: readonly string[],
  ): Promise<readonly Lease[]>;
  /** Nothing happens if the lease has ended already, also where another has taken the table since. */
  releaseLease(lease: Pick<Lease, "table" | "until">): Promise<void>;
  /** The bots of a table that is due are due no more until they are resumed or the next move. A lease is kept. */
  pauseBots(table: string): Promise<void>;
  /** The bots of a table are due at once if they were paused. Resolves with the milliseconds until they are due; undefined: nobody plays there. */
  resumeBots(table: string): Promise<number | undefined>;
  /** Resolves as soon as the store answers at all. */
  ping(): Promise<void>;
  /** Resolves when nothing is being written. */
  idle(): Promise<void>;
  close(): Promise<void>;
}
