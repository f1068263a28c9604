/** What a page and the worker that plays a record again say to each other. Of a finished match nothing is secret. */

import type {
  HeardEvents,
  Holder,
  LogEntry,
  Player,
  Refusal,
  Result,
  Seat,
} from "@stolik/kernel";
import type { ShownMatch } from "./session.ts";

/** Whose view is shown: a seat's, or the whole state. */
export type Eyes = Seat | "all";

/** A position of the match, and with which eyes it is seen. */
export interface Place {
  /** How many entries of the log lead to it. */
  readonly at: number;
  readonly eyes: Eyes;
  /** Undefined: it is what was played. */
  readonly branch?: Branch | undefined;
}

/** Moves that one seat could have made instead. */
export interface Branch {
  /** The position at which it leaves the match. */
  readonly from: number;
  readonly seat: Seat;
  readonly moves: readonly unknown[];
}

/** How somebody goes on from a position on this device. */
export interface Continuation {
  readonly at: number;
  readonly seat: Seat;
  /** By seat, as many as there were. */
  readonly players: readonly Player[];
  /** Where the match was played; undefined: at no table. */
  readonly table: string | undefined;
}

export type ToReplay =
  /** As it came from a server, a file or this browser: nobody has looked at it yet. */
  | { readonly type: "open"; readonly record: unknown }
  | { readonly type: "show"; readonly place: Place }
  /** Begins the match and saves it under the key. */
  | {
      readonly type: "continue";
      readonly key: string;
      readonly wanted: Continuation;
    };

export type FromReplay =
  /** How much of the dictionary has come; undefined once none is being fetched any more. */
  | { readonly type: "dictionary"; readonly share: number | undefined }
  | { readonly type: "opened"; readonly replay: Replay }
  | { readonly type: "refused"; readonly refusal: Refusal }
  | {
      readonly type: "position";
      readonly place: Place;
      readonly position: ReplayedPosition;
    }
  | { readonly type: "continued"; readonly result: Result<true> };

/** A match from its first position that these rules can show to its end. */
export interface Replay {
  readonly game: string;
  readonly seats: number;
  /** The first position: the deal, or where these rules took the match over. */
  readonly first: number;
  readonly last: number;
  /** What led to each position after the first. */
  readonly entries: readonly ReplayedEntry[];
  /** All that was told to everybody. */
  readonly heard: readonly HeardEvents<unknown>[];
  /** The state at the end. */
  readonly end: unknown;
  readonly proof: Proof;
}

export interface ReplayedEntry {
  readonly seq: number;
  readonly type: LogEntry["type"];
  /** Who made it, or whom it is about; undefined: nobody in particular. */
  readonly seat: Seat | undefined;
}

/** What was checked of the shuffle, for whoever wants to check it again. */
export interface Proof {
  /** The hash of the seed, published before the deal. */
  readonly commitment: string;
  readonly seed: string;
  /** What each seat added to the seed. */
  readonly entropy: readonly string[];
  /** Seed and entropy together. */
  readonly key: string;
  /** How many entries were played again. */
  readonly checked: number;
}

/** A position as these eyes see it; who the players are only the page knows. */
export interface ReplayedPosition extends Omit<ShownMatch, "id" | "players"> {
  readonly holders: readonly Holder[];
  /** By seat, from which position it can go on there; undefined: from none. */
  readonly continuable: readonly (number | undefined)[];
}
