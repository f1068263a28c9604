// Where places lie, how many live there and how well they are known; never for a board, which must not know hidden backs.
import type { Fame } from "./content/fame.ts";
import { positions } from "./content/positions.ts";
import { sightPositions } from "./content/sight-positions.ts";
import {
  isSight,
  placeCountry,
  type CountryCode,
  type PlaceId,
  type SightId,
} from "./names.ts";
import type { Point } from "./point.ts";

export type { Fame };

/** Degrees are the table's own, so that whoever cuts them does not cut what was rounded up; minutes are rounded from them. */
export interface Place extends Point {
  readonly id: PlaceId;
  readonly country: CountryCode;
  /** The same point in whole minutes of arc, as cards print it. */
  readonly minutes: Point;
  /** Of a sight: those of its municipality. */
  readonly inhabitants: number;
  readonly fame: Fame;
}

export function place(id: PlaceId): Place {
  const { latitude, longitude, ...others } = entry(id);
  return {
    id,
    country: placeCountry(id),
    latitude,
    longitude,
    minutes: { latitude: inMinutes(latitude), longitude: inMinutes(longitude) },
    ...others,
  };
}

/** Where the inhabitants of a sight were counted; in its own people's words. */
export function municipality(id: SightId): string {
  return sightPositions[id][2];
}

function entry(id: PlaceId) {
  if (!isSight(id)) {
    const [latitude, longitude, inhabitants, fame] = positions[id];
    return { latitude, longitude, inhabitants, fame };
  }
  const [latitude, longitude, , inhabitants, fame] = sightPositions[id];
  return { latitude, longitude, inhabitants, fame };
}

/** To the nearest; never −0. */
function inMinutes(degrees: number): number {
  return Math.round(degrees * 60) + 0;
}
