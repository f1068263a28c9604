/** What each level knows and how far it looks. */

import type { Knowledge } from "@stolik/geo/memory";
import type { Level } from "@stolik/kernel";

/**
 * How far a level looks: at each card alone, swapping as soon as it is unsure of them all; at what a swap would spare;
 * or also at the room a card leaves for the rest of the hand.
 */
export type Sight = "card" | "swap" | "hand";

export const characters: Readonly<
  Record<Level, { readonly knowledge: Knowledge; readonly sight: Sight }>
> = {
  1: { knowledge: "pupil", sight: "card" },
  2: { knowledge: "traveller", sight: "swap" },
  3: { knowledge: "geographer", sight: "hand" },
};
