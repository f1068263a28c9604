// The shape of a row in the tables of names.
import type { CountryCode } from "./countries.ts";

export type NameRow = readonly [
  pl: string,
  it: string,
  en: string,
  own: string,
  country: CountryCode,
];
