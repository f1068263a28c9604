/** What each level knows, how far it looks, and how much it trusts the others. */

import type { Knowledge } from "@stolik/geo/memory";
import type { Level } from "@stolik/kernel";

/**
 * How far a level looks: at how the cards seem to lie; also at how unsure that is, and at what checks have shown;
 * or also at the others: what they will think of a card, what their silence tells, and who is winning.
 */
type Sight = "cards" | "odds" | "table";

export interface Character {
  readonly knowledge: Knowledge;
  readonly sight: Sight;
  /**
   * How many times the odds that a card is right rise because somebody laid it there. Who looks at the table works
   * that out for each card instead.
   */
  readonly trust: number;
}

export const characters: Readonly<Record<Level, Character>> = {
  1: { knowledge: "tourist", sight: "cards", trust: 5 },
  2: { knowledge: "reader", sight: "odds", trust: 2.3 },
  3: { knowledge: "wanderer", sight: "table", trust: 1 },
};
