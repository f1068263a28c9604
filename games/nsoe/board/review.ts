/** Why a turn was worth what it was, in words. */

import { listOf } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { PlaceId } from "@stolik/geo/names";
import type { HeardEvents, Reason, Seat } from "@stolik/kernel";
import type { Event } from "../rules/position.ts";
import type { Wording } from "./words.ts";

export function sayReason(
  { code, values = {} }: Reason,
  wording: Wording,
): string {
  const { words, language } = wording;
  const card = () => ({ city: placeName(values["city"] as PlaceId, language) });
  switch (code) {
    case "wrong":
    case "wrong-free":
      return words(`review.reasons.${code}`, {
        ...card(),
        off: offBy(Number(values["north"]), Number(values["east"]), wording),
      });
    case "room":
      return words("review.reasons.room", { ...values, ...card() });
    case "swap-last-round":
    case "swap-ended":
      return words(`review.reasons.${code}`);
    default:
      throw new Error(`There is no reason ${code}.`);
  }
}

/** How many of one's own cards were right. */
export function sayLays(
  heard: readonly HeardEvents<Event>[],
  seat: Seat,
  { words }: Pick<Wording, "words">,
): string | undefined {
  const lays = heard
    .flatMap(({ events }) => events)
    .filter((event) => event.type === "laid")
    .filter((event) => event.seat === seat);
  const right = lays.filter(
    ({ contradictions }) => contradictions.length === 0,
  ).length;
  const count = lays.length;
  if (count === 0) return undefined;
  return right === count
    ? words("review.all-right", { count })
    : words("review.some-right", { right, count });
}

/** "3° further north and 2° further west". */
function offBy(north: number, east: number, wording: Wording): string {
  const parts = [
    [north > 0 ? "north" : "south", north],
    [east > 0 ? "east" : "west", east],
  ] as const;
  return listOf(
    parts.flatMap(([way, degrees]) =>
      degrees === 0
        ? []
        : [wording.words(`review.off.${way}`, { degrees: Math.abs(degrees) })],
    ),
    wording,
  );
}
