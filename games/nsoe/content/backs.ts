/** The backs of the city cards: where each city lies. */

import { place } from "@stolik/geo/places";
import type { Point } from "../rules/position.ts";
import type { City } from "./cities.ts";

export function back(city: City): Point {
  const { latitude, longitude } = place(city);
  return { latitude, longitude };
}
