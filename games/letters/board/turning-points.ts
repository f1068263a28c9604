/** Where a match turned: a word that was refused, and a word by which somebody took the lead. */

import { leadChanges } from "@stolik/furniture";
import type { HeardEvents, Seat } from "@stolik/kernel";
import type { Event } from "../rules/position.ts";

export function turningPoints(
  heard: readonly HeardEvents<Event>[],
): readonly Event[] {
  const events = heard.flatMap((told) => told.events);
  const scores = new Map<Seat, number>();
  // L17: points count once the word stands.
  const gains = events
    .filter((event) => event.type === "stands")
    .map((event) => {
      const { seat, points, bonus } = event;
      const has = (scores.get(seat) ?? 0) + points + bonus;
      scores.set(seat, has);
      return { event, seat, has };
    });
  return [
    ...events.filter(({ type }) => type === "refused"),
    ...leadChanges<Event>(gains),
  ];
}
