/** A profile: what a person's matches say of them, as one plain document that a device keeps and an account could carry. */

import type { Language, Level } from "@stolik/kernel";
import type { OwnMap } from "../own-map/store.ts";

/** Raised when an older page could not read it any more. */
export const VERSION = 1;
/** Says what a file is, whatever it is called. */
export const TYPE = "stolik-profile";

export const results = ["won", "shared", "lost"] as const;
export type Result = (typeof results)[number];

/** One match that came to its end. */
export interface PlayedMatch {
  /** No other match has it, on whatever device. */
  readonly id: string;
  readonly game: string;
  /** When its end was seen, in milliseconds. */
  readonly at: number;
  readonly isOnline: boolean;
  /** The strongest bot's; null: other people played too. */
  readonly level: Level | null;
  readonly result: Result;
  /** Null: the game has none that one would be proud of. */
  readonly points: number | null;
}

/** A word that somebody read in a match. */
export interface KeptWord {
  readonly match: string;
  readonly game: string;
  readonly word: string;
  /** What it is a word of. */
  readonly language: Language;
  readonly points: number;
}

/** When an exercise is due, as the scheduler left it. */
export interface TrainingCard {
  /** Names the exercise: its axis and its two places. */
  readonly key: string;
  /** In milliseconds, as `answered`. */
  readonly due: number;
  readonly answered: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly days: number;
  /** How often it was answered, and how often forgotten. */
  readonly times: number;
  readonly lapses: number;
}

export interface Profile {
  readonly type: typeof TYPE;
  readonly version: typeof VERSION;
  readonly matches: readonly PlayedMatch[];
  readonly words: readonly KeptWord[];
  readonly map: OwnMap;
  readonly cards: readonly TrainingCard[];
}

/** More than anybody plays in years; still a small file. */
export const MOST_MATCHES = 2000;
export const MOST_WORDS = 50;
export const MOST_CARDS = 1000;

export const nothing: Profile = {
  type: TYPE,
  version: VERSION,
  matches: [],
  words: [],
  map: { matches: [], arrows: [], bluffs: [] },
  cards: [],
};

/** Whether there is anything to show or to keep. */
export function isEmpty({ matches, words, map, cards }: Profile): boolean {
  return matches.length + words.length + map.arrows.length + cards.length === 0;
}
