/** What a match's log is made of after the deal. */

import type { Seat } from "./contract.ts";

/** A move, by the seat that made it. */
export interface MoveEntry {
  readonly type: "move";
  readonly seat: Seat;
  readonly move: unknown;
}

/** What those who stay may choose when somebody is away. */
export const choices = ["wait", "stand-in", "end"] as const;
export type Choice = (typeof choices)[number];

/** Who holds a seat, or that the match ends. It moves nothing on the board. */
export type SeatingEntry =
  /** The player has left, or the others have waited in vain. */
  | { readonly type: "away"; readonly seat: Seat }
  /** What a player who stays wants done about whoever is away. */
  | { readonly type: "choice"; readonly seat: Seat; readonly choice: Choice }
  /** From here on a bot plays for the player who is away. */
  | { readonly type: "stand-in"; readonly seat: Seat }
  /** The player is back, and plays on. */
  | { readonly type: "return"; readonly seat: Seat }
  /** Those who stay have agreed to end the match here, without a winner. */
  | { readonly type: "end" };

/** What a match is played by: the rules, and the cards, words or maps they use. */
export interface Version {
  readonly rulesVersion: number;
  readonly contentVersion: string;
}

/** From here on the match is played by other rules. */
export interface RulesEntry {
  readonly type: "rules";
  readonly from: Version;
  readonly to: Version;
  /** The state to continue from, already in the new rules' shape. From here on the match can be played and checked without the old rules. */
  readonly state: unknown;
}

/** An entry that makes no move and tells nothing. */
export type QuietEntry = SeatingEntry | RulesEntry;

/** A quiet entry with its place in the log. */
export interface QuietRow {
  readonly seq: number;
  readonly entry: QuietEntry;
}

/** One line of the log. Whatever else can happen to a match becomes a member of this union. */
export type LogEntry = MoveEntry | QuietEntry;

export function isQuiet(entry: LogEntry): entry is QuietEntry {
  return entry.type !== "move";
}

export function isSeating(entry: LogEntry): entry is SeatingEntry {
  return entry.type !== "move" && entry.type !== "rules";
}
