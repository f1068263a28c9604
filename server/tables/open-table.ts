/** A table in memory: the fold of its log, and what is kept ready to be sent. */

import { isOver } from "@stolik/kernel";
import type {
  AnyGame,
  Match,
  MatchStep,
  Seat,
  Seating,
  Viewer,
} from "@stolik/kernel";
import type { TokenBucket } from "../limits/token-bucket.ts";
import type { Frame } from "../protocol/text-frame.ts";
import type { LogRow, StoredTable } from "../store/stored.ts";
import { adoptRow, emptyHistory } from "./history.ts";
import type { MoveHistory } from "./history.ts";
import type { RecentSteps } from "./recent-steps.ts";

export interface OpenTable {
  readonly game: AnyGame;
  stored: StoredTable;
  /** Absent before the deal, and where the log cannot be folded. */
  match: Match | undefined;
  /** Of the match; empty where there is none. */
  history: MoveHistory;
  /** The latest view of each viewer. */
  readonly views: Map<Viewer, CachedView>;
  /** The latest `table` messages; none until one is sent. */
  tableMessages: TableMessages | undefined;
  /** How many pieces of work are under way or wait. */
  pending: number;
  /** Wakes those that wait, in their order. */
  readonly queue: (() => void)[];
  /** Who asked for it, once for each piece: a map would be made anew every few moves. */
  readonly line: string[];
  /** By seat; none until somebody looks who is away. */
  seen: Map<Seat, Seen> | undefined;
  /** By seat; none until somebody leaves or chooses. */
  seatBudgets: Map<Seat, TokenBucket> | undefined;
  /** The store failed over it: nothing more is done here, whoever comes next reads the table anew. */
  isDropped: boolean;
  /** When it was last asked for, by a monotonic clock. */
  touched: number;
}

/** What a node knows of somebody who sits at the table. */
export interface Seen {
  /** In milliseconds, by a monotonic clock. */
  at: number;
  /** Since when it has been their turn without them; while they are there, the same as `at`. */
  awaitedSince: number;
  /** Whether they were there, though nobody or a stand-in held their seat, when it was last looked. */
  isBack: boolean;
}

/** The `table` messages of one state of a table, by kind of viewer. */
interface TableMessages {
  readonly stored: StoredTable;
  readonly seating: Seating | undefined;
  /** Of its presence. */
  readonly revision: number;
  readonly byKind: Map<string, Frame>;
}

/** A view at some seq, ready to be sent. */
export interface CachedView {
  readonly seq: number;
  readonly view: unknown;
  /** The steps that led to it. */
  readonly recent: RecentSteps;
  /** Of the view; absent until it is needed. */
  digest?: string;
  /** The message of the whole view, as JSON; absent until somebody needs it. */
  whole?: string;
}

/** A table whose match, if it has one, is still to be read. All its members are there from the start: engines are quicker with objects that are alike. */
export function newOpenTable(game: AnyGame, stored: StoredTable): OpenTable {
  return {
    game,
    stored,
    match: undefined,
    history: emptyHistory(),
    views: new Map(),
    tableMessages: undefined,
    seen: undefined,
    seatBudgets: undefined,
    pending: 0,
    queue: [],
    line: [],
    isDropped: false,
    touched: performance.now(),
  };
}

/** A row is in the log, and memory follows. Returns whether the match is over with it. */
export function follow(
  table: OpenTable,
  row: LogRow,
  step: MatchStep,
): boolean {
  const { history, match, stored } = table;
  if (!match) throw new Error(`Table ${stored.id} lost its match.`);
  const next = adoptRow(history, match, row, step);
  table.match = next;
  const isEnd = isOver(next);
  if (isEnd) table.stored = { ...stored, status: "over" };
  return isEnd;
}
