/** How far each level looks, and what it overlooks. */

import type { Level } from "@stolik/kernel";

/** At the points a move makes; at what the grid may become; or also at what either side does next. */
type Sight = "points" | "prospects" | "replies";

export interface Character {
  readonly sight: Sight;
  /** How many cards of the market it looks at before it takes one; which ones, is chance. */
  readonly notice: number;
  /** Among how many of the ways to take a card it chooses, the better the likelier. */
  readonly among: number;
}

export const characters: Readonly<Record<Level, Character>> = {
  1: { sight: "points", notice: 6, among: 3 },
  2: { sight: "prospects", notice: 3, among: 3 },
  3: { sight: "replies", notice: 4, among: 3 },
};
