/** What each level knows and how far it looks. */

import type { Level } from "@stolik/kernel";

/** Which words a level knows: those said every day, all their forms, the whole dictionary. */
export type Vocabulary = "everyday" | "familiar" | "words";

/** How far it looks: at the word alone; at the bonus fields too; at what it leaves to the others as well. */
export type Sight = "word" | "bonus" | "table";

export interface Character {
  readonly vocabulary: Vocabulary;
  readonly sight: Sight;
  /** How often it asks for the dictionary when it does not know a word: asking is free (L17), but nobody asks always. */
  readonly doubt: number;
  /** How often it thinks of passing a misspelling off as a word. */
  readonly bluff: number;
}

export const characters: Readonly<Record<Level, Character>> = {
  // It knows too few words to be surprised by every other one.
  1: { vocabulary: "everyday", sight: "word", doubt: 0.2, bluff: 0 },
  2: { vocabulary: "familiar", sight: "bonus", doubt: 0.4, bluff: 0 },
  // What it does not know is not in the dictionary.
  3: { vocabulary: "words", sight: "table", doubt: 0.95, bluff: 0.03 },
};
