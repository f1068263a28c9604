/** Whether a hand looks stuck, by what everybody has seen: never by where its cards lie (N16). */

import type { HeardEvents, Seat } from "@stolik/kernel";
import type { Event } from "../rules/position.ts";

/** How many cards must have been laid wrong, one after the other. */
const WRONG_LAYS = 2;

export function looksStuck(
  heard: readonly HeardEvents<Event>[],
  seat: Seat,
): boolean {
  let wrong = 0;
  for (const { events } of heard)
    for (const event of events) {
      if (event.type !== "laid" && event.type !== "swapped") continue;
      if (event.seat !== seat) continue;
      // Whoever swaps has found the way out.
      const isWrong = event.type === "laid" && event.contradictions.length > 0;
      wrong = isWrong ? wrong + 1 : 0;
    }
  return wrong >= WRONG_LAYS;
}
