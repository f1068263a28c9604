/** A table as it is told to a page: to whoever looks at it, and in the list of one's own. */

import type { Player, Seat, Seating } from "@stolik/kernel";

export type TableStatus =
  | "waiting"
  | "playing"
  | "over"
  /** Everybody left before the start. */
  | "closed"
  /** Something broke: the log stays, the match does not go on. */
  | "stopped";

/** A table as its viewer may know it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly status: TableStatus;
  /** Null: nobody sits there yet. */
  readonly seats: readonly (Player | null)[];
  /** How many watch without a seat. */
  readonly spectators: number;
  /** The hash of the seed, published before the deal. */
  readonly commitment: string;
  /** Counts the changes of seats and names. Whoever arranges the seats says by which they went. */
  readonly revision: number;
  /** The table that follows this one; null: nobody has asked to play again. */
  readonly next: {
    readonly id: string;
    /** The seat of whoever asked. */
    readonly seat: Seat;
  } | null;
  /** The match that this one continues; absent: none. */
  readonly origin?: {
    /** After so many of its entries. */
    readonly at: number;
    /** Whose knowledge the hidden rest is drawn by. */
    readonly seat: Seat;
    /** Where it was played; absent: at no table of this server, or that seat's hand can be seen there and is not yours. */
    readonly table?: string;
  };
  /** Who plays for whom, and what those who stay have chosen while somebody is away; absent before the deal. */
  readonly seating?: Seating;
  /** For how many milliseconds somebody is awaited who is away, before the others are asked what to do; absent before the deal. */
  readonly awayAfter?: number;
  readonly you: {
    readonly seat: Seat | null;
    readonly isHost: boolean;
    /** The host has sent you away: you may watch, and not sit down here again. */
    readonly isRemoved: boolean;
    /** The moves that a bot made in your place before you came back, by seq; absent: none. */
    readonly playedForYou?: readonly number[];
  };
}

/** How a table stands at which somebody sits; where it was closed nobody does, and one that broke is not listed. */
export type SeatedStatus = Extract<TableStatus, "waiting" | "playing" | "over">;

/** One of your tables, in a list of them. */
export interface OwnTable {
  readonly id: string;
  readonly game: string;
  readonly status: SeatedStatus;
  /** Seat by seat; null: nobody sits there yet. */
  readonly names: readonly (string | null)[];
  readonly yourSeat: Seat;
  /** Who is to move; nobody before the deal and after the end. */
  readonly toMove: readonly Seat[];
  /** This server's rules cannot go on with it, or it is damaged; absent: it goes on. */
  readonly isStopped?: true;
  /** When something last happened in the match, or else when the table was made, in milliseconds. */
  readonly movedAt: number;
  /** Present: the match was played to its end. */
  readonly winners?: readonly Seat[];
}

/** The answer to GET /api/me/tables: those that are not over first, of both the one made last first; not all, if there are very many. */
export interface OwnTables {
  readonly tables: readonly OwnTable[];
}
