/** Whether a daily deal is on the board: one pawn, one roll, and cards that are only counted. */

import type { View } from "../rules/position.ts";

export function isDailyDeal({ roll }: View): boolean {
  return roll !== undefined;
}
