/** Where a match turned: a turn that was lost, and a card by which somebody took the lead along the years. */

import { leadChanges } from "@stolik/furniture";
import type { HeardEvents } from "@stolik/kernel";
import type { Event } from "../rules/position.ts";

export function turningPoints(
  heard: readonly HeardEvents<Event>[],
): readonly Event[] {
  const events = heard.flatMap((told) => told.events);
  const gains = events
    .filter((event) => event.type === "advanced")
    .map((event) => ({ event, seat: event.seat, has: event.to }));
  return [
    ...events.filter(({ type }) => type === "stopped"),
    ...leadChanges<Event>(gains),
  ];
}
