/** What a page and the worker that runs its match say to each other. The page is told views, never states. */

import type { GameRecord, Match, Player, Refusal } from "@stolik/kernel";
import type { ShownMatch, ShownOrigin } from "./session.ts";

/** Who plays what on this device. */
export interface LocalSetup {
  readonly game: string;
  readonly options: unknown;
  readonly players: readonly Player[];
  /** 64 hexadecimal digits; absent: drawn in the worker. */
  readonly seed?: string;
}

export type ToRunner =
  /** Goes on with what was saved under the key, if anything was. */
  | {
      readonly type: "open";
      readonly key: string;
      /** Whether the player who moved keeps the screen until they hand it over. */
      readonly hasHiddenHands: boolean;
      /** What is dealt where nothing was saved; absent: the page is told, and asks. */
      readonly setup?: LocalSetup | undefined;
    }
  | { readonly type: "begin"; readonly setup: LocalSetup }
  | { readonly type: "move"; readonly seq: number; readonly move: unknown }
  /** The player who moved hands the screen to the one whose turn it is. */
  | { readonly type: "hand-over" }
  /** Asks for the record; given once the match is over. */
  | { readonly type: "record" };

export type FromRunner =
  | { readonly type: "nothing-saved" }
  /** A match was saved that these rules cannot go on with; it stays until another one begins. */
  | { readonly type: "kept"; readonly record: GameRecord }
  | {
      readonly type: "match";
      readonly match: ShownMatch;
      readonly options: unknown;
      readonly origin: ShownOrigin | undefined;
    }
  | { readonly type: "refused"; readonly refusal: Refusal }
  | { readonly type: "record"; readonly record: GameRecord }
  /** How much of the dictionary has come; undefined once none is being fetched any more. */
  | { readonly type: "dictionary"; readonly share: number | undefined };

/** What is kept of a match between visits. */
export interface Saved {
  readonly record: GameRecord;
  readonly players: readonly Player[];
  /** When it was last gone on with, in milliseconds; absent: an older page kept it. */
  readonly savedAt?: number;
  /** Where it stands, for rules that cannot play again what others played; absent: an older page kept it. */
  readonly left?: LeftState;
  /** Rules that were asked to go on with it could not. */
  readonly isStopped?: true;
  /** The table at which the match was played that this one continues; absent: it was none, or it continues none. */
  readonly source?: string | undefined;
}

/** The state that a match was left in, and what every entry up to it told. */
export interface LeftState {
  readonly state: unknown;
  readonly told: Match["told"];
}
