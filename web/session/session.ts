/** What a page plays through, whether the table stands on a server or in the browser. */

import type { Heard, Outcome, Player, Refusal, Seat } from "@stolik/kernel";
import type { TableInfo } from "@stolik/server/protocol";

/** A match as one pair of eyes sees it: a board's props but for language and play. */
export interface Match {
  /** Differs from match to match: what a page remembers of one is nothing to the next. */
  readonly id: string;
  readonly seq: number;
  readonly view: unknown;
  readonly seat: Seat | null;
  readonly players: readonly Player[];
  readonly heard: readonly Heard<unknown>[];
  readonly toMove: readonly Seat[];
  readonly outcome: Outcome | undefined;
  readonly canMove: boolean;
  readonly refusal: Refusal | undefined;
  /** Whether several people play in front of this one screen. */
  readonly isShared: boolean;
  /** Who gets the screen next, while whoever has moved still looks at it; null: nobody else waits for it. */
  readonly handTo: Seat | null;
}

export const links = ["connecting", "live", "lost"] as const;
export type LinkState = (typeof links)[number];

export interface Snapshot {
  /** Null before the deal, or before the first view has come. */
  readonly match: Match | null;
  /** Who sits where, at a table on a server. */
  readonly table: TableInfo | null;
  readonly link: LinkState;
  /** Why there is nothing to go on with: an unknown table, a worker that died. */
  readonly failure: Refusal | undefined;
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
