/** How far each level looks. */

import type { Level } from "@stolik/kernel";

/** At the points a move makes; at what the grid may become; or also at what either side does next. */
export type Sight = "points" | "prospects" | "replies";

export const sights: Readonly<Record<Level, Sight>> = {
  1: "points",
  2: "prospects",
  3: "replies",
};
