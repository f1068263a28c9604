/** How many days in a row somebody has solved a deal, where one day in seven is forgiven. */

import type { Day } from "@stolik/kernel";
import { dayAfter } from "@stolik/server/day";

/** Out of how many days in a row one may be missed. */
const WEEK = 7;

/** Counts the days that were solved. Today is not missed before it is over. */
export function streakOf(solved: readonly Day[], today: Day): number {
  const all = new Set(solved);
  let count = all.has(today) ? 1 : 0;
  /** How many days ago the last one was missed. */
  let missed = -WEEK;
  for (let ago = 1; ; ago += 1) {
    if (all.has(dayAfter(today, -ago))) count += 1;
    else if (ago - missed < WEEK) return count;
    else missed = ago;
  }
}
