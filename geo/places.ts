// Where places lie, how many live there and how well they are known; never for a board, which must not know hidden backs.
import { positions } from "./content/positions.ts";
import { sightPositions } from "./content/sight-positions.ts";
import { sources, type Fame, type Source } from "./content/sources.ts";
import {
  isSight,
  placeCountry,
  type CountryCode,
  type PlaceId,
  type SightId,
} from "./names.ts";
import type { Point } from "./point.ts";

export { sources };
export type { Fame };

/** Degrees are rounded to hundredths, minutes to whole ones, each from the table. */
export interface Place extends Point {
  readonly id: PlaceId;
  readonly country: CountryCode;
  /** The same point in whole minutes of arc, as cards print it. */
  readonly minutes: Point;
  /** Of a sight: those of its municipality. */
  readonly inhabitants: number;
  readonly fame: Fame;
  /** Where their number was read, and the year or month of the count (or of the copy, where the count has none). */
  readonly source: Source;
  readonly date: string;
}

export function place(id: PlaceId): Place {
  const { latitude, longitude, ...others } = entry(id);
  return {
    id,
    country: placeCountry(id),
    latitude: rounded(latitude, 100) / 100,
    longitude: rounded(longitude, 100) / 100,
    minutes: {
      latitude: rounded(latitude, 60),
      longitude: rounded(longitude, 60),
    },
    ...others,
  };
}

/** Where the inhabitants of a sight were counted; in its own people's words. */
export function municipality(id: SightId): string {
  return sightPositions[id][2];
}

function entry(id: PlaceId) {
  if (!isSight(id)) {
    const [latitude, longitude, inhabitants, fame, source, date] =
      positions[id];
    return { latitude, longitude, inhabitants, fame, source, date };
  }
  const [latitude, longitude, , inhabitants, fame, source, date] =
    sightPositions[id];
  return { latitude, longitude, inhabitants, fame, source, date };
}

/** How many parts of a degree, to the nearest; never −0. */
function rounded(degrees: number, parts: number): number {
  return Math.round(degrees * parts) + 0;
}
