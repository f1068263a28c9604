/** What goes over the wire between a page and the server, version 1. Both sides may import its types. */

import type {
  Choice,
  HeardEvents,
  Level,
  Patch,
  Refusal,
  Seat,
} from "@stolik/kernel";
import type { TableInfo } from "./table-info.ts";

export type {
  DailyDeals,
  DailyEntry,
  DailyRequest,
  DailyScores,
  DailyStanding,
  ScoreCount,
} from "./daily.ts";
export type { WireCode } from "./refusals.ts";
export type {
  OwnTable,
  OwnTables,
  SeatedStatus,
  TableInfo,
  TableStatus,
} from "./table-info.ts";

/** Where the live connection is, and no other socket. */
export const LIVE_PATH = "/api/live";
/** The server closes a connection that sends too much with this code; come back later. */
export const CLOSE_TOO_MANY = 4029;

/** Who is asked to sit where when a table is made. */
export type SeatRequest =
  | { readonly type: "me" }
  | { readonly type: "open" }
  | { readonly type: "bot"; readonly level: Level };

/** POST /api/guest */
export interface GuestRequest {
  readonly name: string;
  /** Whoever is known already keeps the name they have. */
  readonly unlessKnown?: boolean | undefined;
}

/** The answer to POST /api/guest and GET /api/me. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** POST /api/tables, answered by a TableInfo. */
export interface TableRequest {
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly SeatRequest[];
  /** Made by the page, up to 64 printable characters: whoever asks again with the same one gets the table made first. */
  readonly requestId?: string;
  /** Continues a match that is over, with as many seats as it had and under its options. */
  readonly origin?: OriginRequest;
}

/** A position of a finished match to go on from. */
export interface OriginRequest {
  /** The whole record. */
  readonly record: unknown;
  /** After so many of its entries. */
  readonly at: number;
  /** The seat that is continued: whoever asks sits there. */
  readonly seat: Seat;
  /** Where it was played, if it was at a table of this server. */
  readonly table?: string;
}

/** What the host may do with the seats before the deal. */
export type SeatChange =
  /** A bot takes a free seat, or is of another level from now on. */
  | { readonly type: "bot"; readonly seat: Seat; readonly level: Level }
  /** The seat is free again: a bot is gone, a person is removed and does not sit down here again. */
  | { readonly type: "clear"; readonly seat: Seat }
  /** One more free seat, the last of all. */
  | { readonly type: "add" }
  /** A free seat is taken away; those after it move up. */
  | { readonly type: "drop"; readonly seat: Seat }
  /** Free seats can be swapped too. */
  | { readonly type: "swap"; readonly seats: readonly [Seat, Seat] };

/** POST /api/tables/:id/seats, by the host before the deal; answered by a TableInfo. */
export interface SeatsRequest {
  /** Of the table as the host saw it. If it has changed since, nothing is done: whoever was meant may not sit there any more. */
  readonly revision: number;
  readonly change: SeatChange;
}

/** POST /api/tables/:id/start: the free seats are taken away, and the cards are dealt. Answered by a TableInfo. */
export interface StartRequest {
  /** The host's own addition to the seed, up to 64 characters, if they sit: by now its commitment is known. */
  readonly entropy?: string;
}

/** POST /api/tables/:id/join; also /leave, which takes nothing. Each answered by a TableInfo. */
export interface JoinRequest {
  /** Absent: the first free seat. */
  readonly seat?: Seat;
  /** The page's own addition to the seed, up to 64 characters. */
  readonly entropy?: string;
}

/** POST /api/tables/:id/again, answered by the TableInfo of the table that follows. */
export interface RematchRequest {
  /** As when joining. Whoever asks first hosts the table and adds theirs when it starts. */
  readonly entropy?: string;
}

/** POST /api/tables/:id/choice, answered by a TableInfo: what to do about whoever is away. */
export interface ChoiceRequest {
  readonly choice: Choice;
}

/** POST /api/tables/:id/moves, and `move` over the socket. */
export interface MoveRequest {
  /** Made by the page; a retry with the same id gets the first answer again. */
  readonly id: string;
  /** The position the move was made on. */
  readonly seq: number;
  readonly move: unknown;
}

/** POST /api/tables/:id/reports: a card that seems wrong, for whoever keeps the cards. */
export interface ReportRequest {
  /** The card's id. */
  readonly card: string;
  /** What is wrong with it, up to 500 characters. */
  readonly words: string;
}

/** An error over HTTP, as application/problem+json. */
export interface Problem extends Refusal {
  readonly type: "about:blank";
  readonly status: number;
  readonly title: string;
}

/** Where other devices in the same network find the server. */
export interface Addresses {
  readonly addresses: readonly string[];
}

export type ClientMessage =
  /** From which position on: absent, the whole view is sent. */
  | {
      readonly v: 1;
      readonly type: "watch";
      readonly table: string;
      readonly from?: number;
    }
  | { readonly v: 1; readonly type: "unwatch"; readonly table: string }
  | ({
      readonly v: 1;
      readonly type: "move";
      readonly table: string;
    } & MoveRequest);

/** One entry of the log as a seat may know it: what it was told, and how its view changed. */
export interface SeatStep extends HeardEvents<unknown> {
  /** It was no move: somebody is away, or back, or has chosen. The table's message says more. */
  readonly isSeating?: true;
  /** Nobody was shown the view after this step: a later one of the same message carries the change of both. */
  readonly isPassing?: true;
  /** Absent: nothing in the view changed, or the step is a passing one. */
  readonly patch?: Patch;
  /** The kernel's `digest` of the view after the step, now and then: a page that differs asks for the whole view. */
  readonly digest?: string;
}

/** What a seat missed at a running table; what was told then is in its whole view. */
export interface Missed {
  /** The position that it knew. */
  readonly seq: number;
  /** How that position looked; null: nothing was missed, or more than anybody would sit through. */
  readonly view: unknown;
  readonly steps: readonly MissedStep[];
}

/** A move that was missed. */
export interface MissedStep {
  readonly seq: number;
  /** Absent: nothing in the view changed. */
  readonly patch?: Patch;
}

/** About the connection itself, whatever is watched. */
type LinkMessage =
  /** A sign of life: first of all, and whenever nothing else was sent for so many milliseconds. */
  | {
      readonly v: 1;
      readonly type: "beat";
      readonly every: number;
      /** Of the pages that this server has; absent: it has none. A page of another edition offers to be loaded anew. */
      readonly edition?: string;
    }
  /** The server goes away and closes the connection; so many milliseconds later another one is welcome. */
  | { readonly v: 1; readonly type: "away"; readonly wait: number };

/** About a table. */
export type TableMessage =
  | { readonly v: 1; readonly type: "table"; readonly table: TableInfo }
  | {
      readonly v: 1;
      readonly type: "view";
      readonly table: string;
      readonly seq: number;
      readonly view: unknown;
      readonly digest: string;
      readonly heard: readonly HeardEvents<unknown>[];
    }
  | {
      readonly v: 1;
      readonly type: "steps";
      readonly table: string;
      readonly steps: readonly SeatStep[];
    }
  | {
      readonly v: 1;
      readonly type: "accepted";
      readonly table: string;
      readonly id: string;
      readonly seq: number;
    }
  | {
      readonly v: 1;
      readonly type: "refused";
      /** Absent where the message named none that could be read. */
      readonly table?: string;
      readonly id?: string;
      readonly refusal: Refusal;
    };

/** A page ignores what it does not know: the server may be newer. */
export type ServerMessage = LinkMessage | TableMessage;

/** The answer to POST /api/tables/:id/moves. */
export interface MoveAnswer {
  /** Where the move stands in the log. */
  readonly seq: number;
}
