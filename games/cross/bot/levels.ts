/** What each level knows and how far it looks. */

import type { Knowledge } from "@stolik/geo/memory";
import type { Level } from "@stolik/kernel";

/**
 * How far a level looks: at how the cards seem to lie; also at how unsure that is, and at what checks have shown;
 * or also at the others: what they will think of a card, what their silence tells, and who is winning.
 */
export type Sight = "cards" | "odds" | "table";

export const characters: Readonly<
  Record<Level, { readonly knowledge: Knowledge; readonly sight: Sight }>
> = {
  1: { knowledge: "tourist", sight: "cards" },
  2: { knowledge: "traveller", sight: "odds" },
  3: { knowledge: "geographer", sight: "table" },
};
