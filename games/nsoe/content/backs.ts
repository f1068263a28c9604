/** The backs of the city cards: where each city lies. */

import { place } from "@stolik/geo/places";
import type { Point } from "../rules/position.ts";
import { cities } from "./cities.ts";
import type { City } from "./cities.ts";

export const backs = Object.freeze(
  Object.fromEntries(cities.map((city) => [city, point(city)])),
) as Readonly<Record<City, Point>>;

function point(city: City): Point {
  const { latitude, longitude } = place(city);
  return Object.freeze({ latitude, longitude });
}
