/** Looking cities up in an atlas, and making one. */

import { cities } from "../content/cities.ts";
import type { City } from "../content/cities.ts";
import type { Atlas, Point } from "./position.ts";

const pages = new Map<string, number>(cities.map((city, page) => [city, page]));

export function pointIn({ latitudes, longitudes }: Atlas, city: City): Point {
  const page = pages.get(city) ?? -1;
  const latitude = latitudes[page];
  const longitude = longitudes[page];
  if (latitude === undefined || longitude === undefined)
    throw new Error(`${city} is in no atlas.`);
  return { latitude, longitude };
}

export function atlasOf(pointOf: (city: City) => Point): Atlas {
  const points = cities.map(pointOf);
  return {
    latitudes: points.map(({ latitude }) => latitude),
    longitudes: points.map(({ longitude }) => longitude),
  };
}
