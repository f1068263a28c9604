/** What a page and the worker that runs its match say to each other. The page is told views, never states. */

import type { GameRecord, Player, Refusal, Seat } from "@stolik/kernel";
import type { Match } from "./session.ts";

/** Who plays what on this device. */
export interface LocalSetup {
  readonly game: string;
  readonly options: unknown;
  readonly players: readonly Player[];
  /** 64 hexadecimal digits; absent: drawn in the worker. */
  readonly seed?: string;
}

export type ToHost =
  /** Goes on with what was saved under the key, if anything was. */
  | {
      readonly type: "open";
      readonly key: string;
      /** How many milliseconds a bot lets pass before it moves. */
      readonly pace: number;
      /** Whether who has moved keeps the screen until they hand it over. */
      readonly hasHiddenHands: boolean;
    }
  | { readonly type: "begin"; readonly setup: LocalSetup }
  | { readonly type: "move"; readonly seq: number; readonly move: unknown }
  /** Who has moved has seen enough: the screen goes to who is to move. */
  | { readonly type: "hand-over" }
  /** Asks for the record; given once the match is over. */
  | { readonly type: "record" };

export type FromHost =
  | { readonly type: "nothing-saved" }
  | { readonly type: "match"; readonly match: Match; readonly options: unknown }
  | { readonly type: "refused"; readonly refusal: Refusal }
  | { readonly type: "record"; readonly record: GameRecord }
  /** How much of the dictionary is there, from 0 to 1. */
  | { readonly type: "dictionary"; readonly share: number };

/** What is kept of a match between visits. */
export interface Saved {
  readonly record: GameRecord;
  readonly players: readonly Player[];
}

/** Whose eyes the page sees with: the only person's, or on one device those of who holds it, else of who is to move. */
export function eyes(
  players: readonly Player[],
  toMove: readonly Seat[],
  holder: Seat | null,
): Seat | null {
  const people = peopleOf(players);
  if (people.length === 1) return people[0] ?? null;
  // Nobody moves any more: the end is everyone's.
  if (toMove.length === 0) return null;
  return holder ?? toMove.find((seat) => people.includes(seat)) ?? null;
}

/** The person who waits for the screen that another one looks at. */
export function waitsFor(
  players: readonly Player[],
  toMove: readonly Seat[],
  looking: Seat | null,
): Seat | null {
  if (looking === null || toMove.includes(looking)) return null;
  const people = peopleOf(players);
  return toMove.find((seat) => people.includes(seat)) ?? null;
}

export function peopleOf(players: readonly Player[]): readonly Seat[] {
  return players.flatMap(({ type }, seat) => (type === "person" ? [seat] : []));
}
