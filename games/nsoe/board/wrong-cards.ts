/** The cards that were laid wrong (N13), from what was heard. */

import type { HeardEvents, Seat } from "@stolik/kernel";
import type { Event, View } from "../rules/position.ts";
import type { LaidEvent } from "./describe.ts";

export function wrongCards(heard: readonly HeardEvents<Event>[]): LaidEvent[] {
  return heard
    .flatMap(({ events }) => events)
    .filter((event) => event.type === "laid")
    .filter(({ contradictions }) => contradictions.length > 0);
}

/** Those of one seat that lie nowhere on the board, each city once. */
export function wrongToShow(
  heard: readonly HeardEvents<Event>[],
  seat: Seat | null,
  { laid }: View,
): LaidEvent[] {
  const own = wrongCards(heard).filter((card) => card.seat === seat);
  return own.filter(
    ({ city }, index) =>
      own.findIndex((card) => card.city === city) === index &&
      !laid.some((card) => card.city === city),
  );
}
