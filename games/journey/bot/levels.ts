/** How far each level looks. */

import type { Level } from "@stolik/kernel";

/** At what this turn brings; at what dice, cards and the others may bring next; or along many imagined matches. */
export type Sight = "turn" | "odds" | "search";

export const sights: Readonly<Record<Level, Sight>> = {
  1: "turn",
  2: "odds",
  3: "search",
};
