/** Who makes the deals of the days and plays solutions again: a port, as both may take longer than a request should hold up the others. */

import type { Day, Result } from "@stolik/kernel";

/** A deal as it is sent to pages, and what the server itself wants to know of it. */
export interface MadeDeal {
  readonly day: Day;
  readonly game: string;
  readonly contentVersion: string;
  readonly version: number;
  readonly best: number;
  /** The deal itself, as JSON. */
  readonly json: string;
}

/** A deal could not be made or played again, or too many wait for theirs: later it may go well. */
export class NoDeal extends Error {
  override readonly name = "NoDeal";
}

export interface DealMaker {
  /** The games that have a deal a day. */
  readonly games: readonly string[];
  /** Today's are made before those that nobody waits for yet. */
  make(game: string, day: Day, isToday: boolean): Promise<MadeDeal>;
  /** What a solution reaches, or why it is none. */
  score(deal: MadeDeal, moves: readonly unknown[]): Promise<Result<number>>;
  close(): Promise<void>;
}
