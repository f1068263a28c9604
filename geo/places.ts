// Where places lie, how many live there and how well they are known; never for a board, which must not know hidden backs.
import {
  positions,
  sources,
  type Fame,
  type Source,
} from "./content/positions.ts";
import { placeCountry, type CountryCode, type PlaceId } from "./names.ts";
import type { Point } from "./point.ts";

export { sources };
export type { Fame, Point, Source };

export interface Place extends Point {
  readonly id: PlaceId;
  readonly country: CountryCode;
  readonly inhabitants: number;
  readonly fame: Fame;
  /** Who counted the inhabitants, and the year (or month) of that count. */
  readonly source: Source;
  readonly date: string;
}

export function place(id: PlaceId): Place {
  const [latitude, longitude, inhabitants, fame, source, date] = positions[id];
  const country = placeCountry(id);
  return { id, country, latitude, longitude, inhabitants, fame, source, date };
}
