/** L26: whether a word has been read in this match already, where the table does not let it count again. */

import type { View } from "./position.ts";

/** What it takes to know it. */
type Played = Pick<View, "repeats" | "sheet">;

/** The words that nobody may read any more; one that was refused is none of them. */
export function wordsUsedUp({ repeats, sheet }: Played): readonly string[] {
  if (repeats) return [];
  return sheet.flatMap((row) =>
    row.type === "word" && row.status !== "refused" ? [row.word] : [],
  );
}

export function isRepeat(at: Played, word: string): boolean {
  return wordsUsedUp(at).includes(word);
}
