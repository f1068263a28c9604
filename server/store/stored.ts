/** What is kept: seats, tables, the rows of their logs, and what becomes true with each. */

import type {
  Day,
  EmittedEvent,
  Level,
  Origin,
  Outcome,
  RulesEntry,
  Seat,
  SeatingEntry,
} from "@stolik/kernel";
import type { SeatedStatus, TableStatus } from "../protocol/protocol.ts";

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
export interface Next {
  readonly id: string;
  readonly seat: Seat;
}

/** The match that a table's own continues. */
export interface StoredOrigin extends Origin {
  /** The table at which it was played; absent: it was none of this server's. */
  readonly table?: string;
}

/** A table that was closed is kept as `stopped`, without a host. */
export type StoredStatus = Exclude<TableStatus, "closed">;

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  /** The rules by which it is played. They change with `takeOver`, and nothing played by others is appended. */
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
  /** Absent: its match is dealt from the box. */
  readonly origin?: StoredOrigin;
  /** In milliseconds. Older tables have the time of the migration that added this. */
  readonly madeAt: number;
}

/** Who sits where, and what is played by: what may change until the deal. */
export type Arrangement = Pick<
  StoredTable,
  "seats" | "options" | "contentVersion"
>;

/** One of the tables at which a person sits. */
export interface SeatedTable extends Pick<
  StoredTable,
  "id" | "game" | "seats"
> {
  readonly status: SeatedStatus;
  /** When its last entry was played, or else when it was made, in milliseconds. */
  readonly movedAt: number;
  /** Present: the match was played to its end. */
  readonly outcome?: Outcome;
}

/** One entry as it was played; row 0 is the deal. What is neither the deal nor a move is made by no seat. */
export interface LogRow {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly move: unknown;
  readonly moveId: string | null;
  /** Present: it is about the seats. */
  readonly seating?: SeatingEntry;
  /** Present: it is a change of rules. */
  readonly rules?: RulesEntry;
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
  /** What the row changed of the state before it, as JSON, so that other rules find the state at the head without playing; null: nothing. */
  readonly patch?: string | null;
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

/** The row of a change of rules, and what becomes true with it. */
export interface TakeOver extends Append {
  readonly row: LogRow & { readonly rules: RulesEntry };
}

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
export interface LeaseTerms {
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

/** Which deal of a day it is: other content, or another way to make it, makes another one. */
export interface DealKey {
  readonly day: Day;
  readonly game: string;
  readonly contentVersion: string;
  readonly version: number;
}

/** What somebody reached in a day's deal. */
export interface DailyResult extends DealKey {
  readonly person: string;
  readonly score: number;
  readonly at: number;
}

/** A key that signs cookies. */
export interface CookieKey {
  readonly value: string;
  /** How long ago it was made, in milliseconds by the store's clock; of the first nobody knows. */
  readonly age: number;
}
