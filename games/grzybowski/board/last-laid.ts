/** Where a seat's last card was laid: marked until the next one comes. */

import type { HeardEvents, Seat } from "@stolik/kernel";
import type { Cell, Event } from "../rules/index.ts";

const NONE: ReadonlySet<Cell> = new Set();

export function lastLaid(
  heard: readonly HeardEvents<Event>[],
  seat: Seat,
): ReadonlySet<Cell> {
  for (const { events } of heard.toReversed())
    for (const event of events)
      if (event.type === "laid" && event.seat === seat)
        return new Set([event.cell]);
  return NONE;
}
