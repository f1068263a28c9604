/** Which places of the tray are empty: one's own dice go from where they were picked, others' from the first place of their number. */

import type { HeardEvents } from "@stolik/kernel";
import type { Event } from "../rules/position.ts";
import type { Taken } from "./use-choice.ts";

/** `own`: the places that one's own hand emptied. */
export function emptyPlaces(
  rolled: readonly number[],
  left: readonly number[],
  own: readonly number[],
): readonly number[] {
  const places = new Set([...own, ...rolled.keys()]);
  return [...new Set(rolled)].flatMap((die) => {
    const same = [...places].filter((place) => rolled[place] === die);
    const still = left.filter((other) => other === die).length;
    return same.slice(0, Math.max(0, same.length - still));
  });
}

/** The place of the die that was taken last. */
export function placeTaken(
  heard: readonly HeardEvents<Event>[],
  rolled: readonly number[],
  empty: readonly number[],
  own: readonly Taken[],
): number | undefined {
  for (const { seq, events } of heard.toReversed())
    for (const event of events)
      if (event.type === "took") {
        const picked = own.find((die) => die.seq === seq - 1);
        const others = empty.filter((place) => rolled[place] === event.die);
        return picked?.slot ?? others.at(-1);
      }
  return undefined;
}
