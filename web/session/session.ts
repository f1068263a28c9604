/** What a page plays through, whether the table stands on a server or in the browser. */

import type {
  HeardEvents,
  Outcome,
  Player,
  Refusal,
  Seat,
} from "@stolik/kernel";
import type { TableInfo } from "@stolik/server/protocol";

/** A match as one viewer sees it: a board's props but for language and play. */
export interface ShownMatch {
  /** Differs from match to match, so that a page keeps nothing of one for the next. */
  readonly id: string;
  readonly seq: number;
  readonly view: unknown;
  readonly seat: Seat | null;
  readonly players: readonly Player[];
  readonly heard: readonly HeardEvents<unknown>[];
  readonly toMove: readonly Seat[];
  readonly outcome: Outcome | undefined;
  /** Ended by agreement, without an outcome. */
  readonly isEnded?: true;
  /** Looked at again: nobody acts on it any more. */
  readonly isPast?: true;
  readonly canMove: boolean;
  readonly refusal: Refusal | undefined;
  /** Whether several people play in front of this one screen. */
  readonly isShared: boolean;
  /** The seat that gets the screen next, while the one that moved still has it; null: nobody waits for it. */
  readonly handTo: Seat | null;
}

/** Where a match was continued from, as whoever plays it is told. */
export interface ShownOrigin {
  /** After how many entries of the other match. */
  readonly at: number;
  /** Where that is to be seen again: at a table, or in this browser; neither: nowhere. */
  readonly table?: string | undefined;
  readonly kept?: string | undefined;
}

const links = ["connecting", "live", "lost"] as const;
export type LinkState = (typeof links)[number];

export interface Snapshot {
  /** Null before the deal, or before the first view has come. */
  readonly match: ShownMatch | null;
  /** Who sits where, at a table on a server. */
  readonly table: TableInfo | null;
  readonly link: LinkState;
  /** Why there is nothing to go on with: an unknown table, a worker that died. */
  readonly failure: Refusal | undefined;
}

/** How much of the dictionary has come, from 0 to 1; undefined while none is being fetched. Kept apart, because the board does not change with it. */
export interface DictionaryShare {
  subscribe(listener: () => void): () => void;
  get(): number | undefined;
}

export interface Session {
  subscribe(listener: () => void): () => void;
  getSnapshot(): Snapshot;
  play(move: unknown): void;
  close(): void;
}

/** The two questions about a game that a page asks of its rules. */
export interface Turns {
  toMove(view: unknown): readonly Seat[];
  outcome(view: unknown): Outcome | undefined;
}
