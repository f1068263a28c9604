/** How far each level looks, and how much it overlooks. */

import type { Level } from "@stolik/kernel";

/** At what this turn brings; at what dice, cards and the others may bring next; or along many imagined matches. */
type Sight = "turn" | "odds" | "search";

interface Character {
  readonly sight: Sight;
  /** The share of the moves it thinks of; which ones, is chance. */
  readonly notice: number;
}

export const characters: Readonly<Record<Level, Character>> = {
  1: { sight: "turn", notice: 1 },
  2: { sight: "odds", notice: 0.62 },
  3: { sight: "search", notice: 0.7 },
};
