/** The arrows of a map, place by place, and in words. */

import { listOf } from "@stolik/furniture";
import type { Words } from "@stolik/furniture";
import { isPlaceId, placeName } from "@stolik/geo/names";
import type { PlaceId } from "@stolik/geo/names";
import type { Language } from "@stolik/kernel";
import type { AppKey } from "../words.ts";
import type { Arrow } from "./arrow.ts";

/** A place that one was wrong about, as an end map shows it. */
export interface OwnPlace {
  readonly id: PlaceId;
  readonly name: string;
  readonly point: Arrow["truth"];
  /** The latest first. */
  readonly arrows: readonly Arrow[];
}

/** Those one was wrong about most often come first, then those one was most wrong about. */
export function placesOf(
  arrows: readonly Arrow[],
  language: Language,
): OwnPlace[] {
  const found = new Map<PlaceId, OwnPlace>();
  for (const arrow of arrows) {
    const { place, truth } = arrow;
    if (!isPlaceId(place)) continue;
    found.set(place, {
      id: place,
      name: placeName(place, language),
      point: truth,
      arrows: [arrow, ...(found.get(place)?.arrows ?? [])],
    });
  }
  return [...found.values()].toSorted(
    (one, other) =>
      other.arrows.length - one.arrows.length ||
      farthest(other) - farthest(one),
  );
}

/** "3° further north and 2.5° further west". */
export function offBy(
  { correction }: Pick<Arrow, "correction">,
  words: Words<AppKey>,
  language: Language,
): string {
  const { latitude, longitude } = correction;
  const parts = [
    [latitude > 0 ? "north" : "south", latitude],
    [longitude > 0 ? "east" : "west", longitude],
  ] as const;
  const told = parts.flatMap(([way, off]) =>
    off === 0
      ? []
      : [words(`map.off.${way}`, { degrees: degreesIn(language, off) })],
  );
  return listOf(told, { language });
}

/** To a tenth of a degree, and never none at all. */
function degreesIn(language: Language, off: number): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return format.format(Math.max(0.1, Math.abs(off)));
}

function farthest({ arrows }: OwnPlace): number {
  return Math.max(
    ...arrows.map(({ correction }) =>
      Math.hypot(correction.latitude, correction.longitude),
    ),
  );
}
