// The year in which UNESCO put a sight, or what it is part of, on the World Heritage List (C1).
import type { Sight } from "./cards.ts";

const inscribed: { readonly [sight in Sight]?: number } = {
  alhambra: 1984,
  "cesky-krumlov-castle": 1992,
  "chartres-cathedral": 1979,
  "curonian-spit": 2000,
  delphi: 1987,
  "falun-mine": 2001,
  geirangerfjord: 2005,
  ggantija: 1980,
  "giants-causeway": 1986,
  hallstatt: 1997,
  kinderdijk: 1997,
  kizhi: 1990,
  kronborg: 2000,
  "malbork-castle": 1997,
  "matera-sassi": 1993,
  meteora: 1988,
  "mir-castle": 2000,
  "mont-saint-michel": 1979,
  "mostar-bridge": 2005,
  neuschwanstein: 2025,
  plitvice: 1979,
  pompei: 1997,
  "pont-du-gard": 1985,
  "rila-monastery": 1983,
  "segovia-aqueduct": 1985,
  "spis-castle": 1993,
  stonehenge: 1986,
  stromboli: 2000,
  troy: 1998,
  wartburg: 1999,
  wieliczka: 1978,
};

/** None: it is not on the list. */
export function yearInscribed(sight: Sight): number | undefined {
  return inscribed[sight];
}

export function isWorldHeritage(sight: Sight): boolean {
  return yearInscribed(sight) !== undefined;
}
