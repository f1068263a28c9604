/** The hall: the tables in memory, and what all work on them shares. */

import type { Entry } from "@stolik/games";
import type { AnyGame, Viewer } from "@stolik/kernel";
import type { FastifyBaseLogger } from "fastify";
import type { Bus } from "../bus.ts";
import type { Store, StoredTable } from "../store/store.ts";
import type { Attendance } from "./attendance.ts";
import type { Match } from "./match.ts";
import type { Presence } from "./presence.ts";
import type { RecentSteps } from "./recent-steps.ts";

export interface Hall {
  readonly store: Store;
  readonly bus: Bus;
  readonly presence: Presence;
  readonly attendance: Attendance;
  readonly logger: FastifyBaseLogger;
  readonly findGame: (id: string) => Entry | undefined;
  /** The seed of a new table; secret until its end. */
  readonly makeSeed: () => Uint8Array;
  /** How long a bot waits before it moves, in milliseconds, so that people can follow. */
  readonly botDelay: number;
  /** How many tables stay in memory. */
  readonly capacity: number;
  /** How many of them may be tables that nobody watches. */
  readonly idleCapacity: number;
  /** How many tables one guest may host at a time. */
  readonly tablesPerGuest: number;
  /** Hosts who are making or starting a table; the next one waits for it. */
  readonly hosts: Map<string, Promise<void>>;
  readonly open: Map<string, Promise<OpenTable | undefined>>;
  /** Those that nobody watched when they were last used, least recently used first. */
  readonly idle: Map<string, OpenTable>;
  /** No more moves are taken. */
  isClosing: boolean;
  /** Told when a bot is to move. */
  onDue: (table: string, dueAt: number) => void;
}

export interface OpenTable {
  readonly game: AnyGame;
  stored: StoredTable;
  /** Absent before the deal, and where the log cannot be folded. */
  match: Match | undefined;
  /** What each viewer was last shown. */
  readonly glimpses: Map<Viewer, Glimpse>;
  /** The latest `table` messages; absent until one is sent. */
  tableMessages?: TableMessages;
  /** The work under way; what comes next waits for it. */
  queue: Promise<void>;
  pending: number;
  /** How much of it each person asked for; absent until somebody asks. */
  waiting?: Map<string, number>;
  /** The store failed over it: nothing more is done here, whoever comes next reads the table anew. */
  isDropped: boolean;
  /** When it was last asked for, by a clock that nobody sets. */
  touched: number;
}

/** The `table` messages of one state of a table, as JSON, by kind of viewer. */
export interface TableMessages {
  readonly stored: StoredTable;
  /** Of its presence. */
  readonly revision: number;
  readonly byKind: Map<string, string>;
}

/** A view at some seq, ready to be sent. */
export interface Glimpse {
  readonly seq: number;
  readonly view: unknown;
  /** The steps that led to it. */
  readonly recent: RecentSteps;
  /** Of the view; absent until it is needed. */
  digest?: string;
  /** The message of the whole view, as JSON; absent until somebody needs it. */
  whole?: string;
}
