// What places and countries are called; it knows no coordinates, so that a board may import it.
import { countries, type CountryCode } from "./content/countries.ts";
import { names } from "./content/names.ts";

export type { CountryCode };

export const languages = ["pl", "it", "en"] as const;

export type Language = (typeof languages)[number];

export type PlaceId = keyof typeof names;

export const placeIds = Object.keys(names) as readonly PlaceId[];

export const countryCodes = Object.keys(countries) as readonly CountryCode[];

export function isPlaceId(id: string): id is PlaceId {
  return Object.hasOwn(names, id);
}

export function placeName(id: PlaceId, language: Language): string {
  return names[id][columns[language]];
}

/** The name its own people use, in Latin letters. */
export function ownName(id: PlaceId): string {
  return names[id][3];
}

export function placeCountry(id: PlaceId): CountryCode {
  return names[id][4];
}

export function countryName(code: CountryCode, language: Language): string {
  return countries[code][columns[language]];
}

const columns = { pl: 0, it: 1, en: 2 } as const satisfies Readonly<
  Record<Language, number>
>;
