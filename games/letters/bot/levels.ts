/** What each level knows and how far it looks. */

import type { Level } from "@stolik/kernel";

/** Which words a level knows: those said every day, or the whole dictionary. */
export type Vocabulary = "everyday" | "words";

/** How far it looks: at the word alone; or also at bonus fields and at what it leaves to the others. */
export type Sight = "word" | "table";

/** How well it does in one match. */
interface Form {
  /** The longest word it thinks of, in letters. */
  readonly longest: number;
  /** How many of the words it knows come to its mind in a turn; it plays the best of them. */
  readonly ideas: number;
  readonly sight: Sight;
}

export interface Character {
  readonly vocabulary: Vocabulary;
  /**
   * A match has one of these, as people have good days and bad ones: otherwise whoever knows a few words more would win
   * nearly every match of fifteen turns.
   */
  readonly forms: readonly Form[];
  /** How often it asks for the dictionary when it does not know a word: asking is free (L17), but nobody asks always. */
  readonly doubt: number;
  /** How often it thinks of passing a misspelling off as a word. */
  readonly bluff: number;
}

export const characters: Readonly<Record<Level, Character>> = {
  1: {
    vocabulary: "everyday",
    forms: [
      { longest: 3, ideas: 1, sight: "word" },
      { longest: 4, ideas: 1, sight: "word" },
      { longest: 5, ideas: 2, sight: "word" },
    ],
    // It knows too few words to be surprised by every other one.
    doubt: 0.2,
    bluff: 0,
  },
  2: {
    vocabulary: "everyday",
    forms: [
      { longest: 5, ideas: 1, sight: "word" },
      { longest: 7, ideas: 2, sight: "word" },
      { longest: 12, ideas: 3, sight: "word" },
    ],
    doubt: 0.4,
    bluff: 0,
  },
  3: {
    vocabulary: "words",
    forms: [
      { longest: 7, ideas: 1, sight: "word" },
      { longest: 9, ideas: 1, sight: "word" },
      { longest: 15, ideas: 16, sight: "table" },
    ],
    // What it does not know is not in the dictionary.
    doubt: 0.95,
    bluff: 0.03,
  },
};
