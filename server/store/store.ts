/** What the server keeps: people, tables, their logs. An interface, so that another database can take SQLite's place. */

import type { Day, Outcome, Patch, Seat } from "@stolik/kernel";
import type { Person, ScoreCount } from "../protocol/protocol.ts";
import type {
  Append,
  Appended,
  Arrangement,
  CookieKey,
  DailyResult,
  DealKey,
  Head,
  Lease,
  LeaseTerms,
  LogPlace,
  LogRow,
  Next,
  Report,
  SeatedTable,
  Snapshot,
  StoredTable,
  TakeOver,
  Unplayed,
  UnplayedTables,
} from "./stored.ts";

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
  /** The tables at which a person sits, at most `limit`: those that are not over first, of both the one made last first. */
  tablesOf(person: string, limit: number): Promise<readonly SeatedTable[]>;
  /** What the others are called, people and bots, at the tables that wait or are played where this person sits. */
  namesBeside(person: string): Promise<readonly string[]>;
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
  /** What each row after `seq` changed of the state, by its seq; rows of older programs are left out. */
  patches(
    table: string,
    seq: number,
  ): Promise<ReadonlyMap<number, Patch | null>>;
  /** Adds a change of rules: from now on the table is played by them. False, and nothing is written, if it has moved on since, is over, or is not played by the rules before any more. */
  takeOver(change: TakeOver): Promise<boolean>;
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
  /** Keeps a person's first result of a day and a game; false: there is one already. */
  saveDailyResult(result: DailyResult): Promise<boolean>;
  /** The score of a person's result in that very deal; undefined: there is none. */
  dailyScore(deal: DealKey, person: string): Promise<number | undefined>;
  /** How many people reached what, the lowest score first. */
  dailyScores(deal: DealKey): Promise<readonly ScoreCount[]>;
  /** Deletes the results of all days before that one. */
  deleteDailyResults(before: Day): Promise<void>;
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
