// What places and countries are called; it knows no coordinates, so that a board may import it.
import { countries, type CountryCode } from "./content/countries.ts";
import { names } from "./content/names.ts";
import { sightNames } from "./content/sight-names.ts";

export type { CountryCode };

export const languages = ["pl", "it", "en"] as const;

export type Language = (typeof languages)[number];

export type TownId = keyof typeof names;

/** A castle, a mountain, an island …: a place that is not a town. */
export type SightId = keyof typeof sightNames;

export type PlaceId = TownId | SightId;

export const townIds = Object.keys(names) as readonly TownId[];

export const sightIds = Object.keys(sightNames) as readonly SightId[];

export const placeIds: readonly PlaceId[] = [...townIds, ...sightIds];

export const countryCodes = Object.keys(countries) as readonly CountryCode[];

export function isPlaceId(id: string): id is PlaceId {
  return Object.hasOwn(everyName, id);
}

export function isSight(id: PlaceId): id is SightId {
  return Object.hasOwn(sightNames, id);
}

export function placeName(id: PlaceId, language: Language): string {
  return everyName[id][columns[language]];
}

/** The name its own people use, in Latin letters. */
export function ownName(id: PlaceId): string {
  return everyName[id][3];
}

export function placeCountry(id: PlaceId): CountryCode {
  return everyName[id][4];
}

export function countryName(code: CountryCode, language: Language): string {
  return countries[code][columns[language]];
}

const everyName = { ...names, ...sightNames };

const columns = { pl: 0, it: 1, en: 2 } as const satisfies Readonly<
  Record<Language, number>
>;
