/** What somebody did in the whole match: how far over the map, by how many places and cards. */

import type { HeardEvents, Seat } from "@stolik/kernel";
import type { Event } from "../rules/position.ts";

interface Tally {
  readonly fields: number;
  readonly places: number;
  /** Played. */
  readonly cards: number;
}

export function tallyOf(
  heard: readonly HeardEvents<Event>[],
  seat: Seat,
): Tally {
  let [fields, places, cards] = [0, 0, 0];
  for (const { events } of heard)
    for (const event of events) {
      if (!("seat" in event) || event.seat !== seat) continue;
      if (event.type === "moved") {
        fields += event.path.length - 1;
        if (event.by === "train") cards += 1;
      }
      if (event.type === "collected") places += 1;
      if (event.type === "advanced" || event.type === "stopped") cards += 1;
      if (event.type === "raised") cards += 1;
    }
  return { fields, places, cards };
}
