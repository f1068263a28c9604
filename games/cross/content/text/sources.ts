// What the lines about sights rest on, and who counted the people of a card; loaded once a card is looked at.
import { countOf } from "@stolik/geo/counts";
import { isSight } from "@stolik/geo/names";
import { printSources } from "@stolik/kernel";
import type { Sources } from "@stolik/kernel";
import type { Card, Sight } from "../cards.ts";

/** As it is printed: of a sight what its line rests on, of every card who counted its people. */
export function sourcesOf(card: Card): {
  readonly line: string;
  readonly people: string;
} {
  const { office, year } = countOf(card);
  return {
    line: isSight(card) ? printSources(lineSources[card]) : "",
    people: `${office}, ${year}`,
  };
}

export const lineSources = {
  alhambra: {
    read: ["UNESCO World Heritage List, no. 314"],
    named: ["Encyclopaedia Britannica: Alhambra"],
  },
  "bran-castle": { named: ["Encyclopaedia Britannica: Bran Castle"] },
  "cabo-da-roca": { named: ["Encyclopaedia Britannica: Cape Roca"] },
  "cesky-krumlov-castle": {
    read: ["UNESCO World Heritage List, no. 617"],
    named: ["Státní hrad a zámek Český Krumlov"],
  },
  "chartres-cathedral": {
    read: ["UNESCO World Heritage List, no. 81"],
    named: ["Encyclopaedia Britannica: Chartres Cathedral"],
  },
  "curonian-spit": { read: ["UNESCO World Heritage List, no. 994"] },
  delphi: { read: ["UNESCO World Heritage List, no. 393"] },
  "falun-mine": {
    read: ["UNESCO World Heritage List, no. 1027"],
    named: ["Falu Gruva, museum"],
  },
  geirangerfjord: {
    read: ["UNESCO World Heritage List, no. 1195"],
    named: ["Store norske leksikon: Geirangerfjorden"],
  },
  geysir: { named: ["Encyclopaedia Britannica: geyser"] },
  ggantija: {
    read: ["UNESCO World Heritage List, no. 132"],
    named: ["Heritage Malta: Ġgantija"],
  },
  "giants-causeway": { read: ["UNESCO World Heritage List, no. 369"] },
  hallstatt: {
    read: ["UNESCO World Heritage List, no. 806"],
    named: ["Encyclopaedia Britannica: Hallstatt"],
  },
  "kamianets-castle": {
    named: ["Encyclopaedia Britannica: Kamyanets-Podilskyy"],
  },
  kinderdijk: {
    read: ["UNESCO World Heritage List, no. 818"],
    named: ["Stichting Werelderfgoed Kinderdijk"],
  },
  kizhi: {
    read: ["UNESCO World Heritage List, no. 544"],
    named: ["Encyclopaedia Britannica: Kizhi"],
  },
  kronborg: {
    read: ["UNESCO World Heritage List, no. 696"],
    named: ["Encyclopaedia Britannica: Helsingør"],
  },
  "malbork-castle": {
    read: ["UNESCO World Heritage List, no. 847"],
    named: ["Muzeum Zamkowe w Malborku"],
  },
  "matera-sassi": {
    read: ["UNESCO World Heritage List, no. 670"],
    named: ["Encyclopaedia Britannica: Matera"],
  },
  matterhorn: {
    read: ["Wikipedia: Zermatt"],
    named: ["Encyclopaedia Britannica: Matterhorn"],
  },
  meteora: {
    read: ["UNESCO World Heritage List, no. 455"],
    named: ["Encyclopaedia Britannica: Metéora"],
  },
  "mir-castle": {
    read: ["UNESCO World Heritage List, no. 625"],
    named: ["Museum “Mir Castle Complex”"],
  },
  "mont-blanc": { named: ["Encyclopaedia Britannica: Mont Blanc"] },
  "mont-saint-michel": { read: ["UNESCO World Heritage List, no. 80"] },
  "mostar-bridge": {
    read: ["UNESCO World Heritage List, no. 946"],
    named: ["Encyclopaedia Britannica: Mostar"],
  },
  neuschwanstein: { named: ["Bayerische Schlösserverwaltung: Neuschwanstein"] },
  nordkapp: { named: ["Store norske leksikon: Nordkapp"] },
  olavinlinna: { named: ["Kansallismuseo: Olavinlinna"] },
  plitvice: {
    read: ["UNESCO World Heritage List, no. 98"],
    named: ["Nacionalni park Plitvička jezera"],
  },
  pompei: {
    read: ["UNESCO World Heritage List, no. 829"],
    named: ["Encyclopaedia Britannica: Pompeii"],
  },
  "pont-du-gard": { read: ["UNESCO World Heritage List, no. 344"] },
  "rila-monastery": {
    read: ["UNESCO World Heritage List, no. 216"],
    named: ["Encyclopaedia Britannica: Rila"],
  },
  santorini: { named: ["Encyclopaedia Britannica: Thera"] },
  "segovia-aqueduct": {
    read: ["UNESCO World Heritage List, no. 311"],
    named: ["Encyclopaedia Britannica: Segovia aqueduct"],
  },
  "spis-castle": { read: ["UNESCO World Heritage List, no. 620"] },
  stonehenge: {
    read: ["UNESCO World Heritage List, no. 373"],
    named: ["English Heritage: Stonehenge"],
  },
  stromboli: {
    read: ["UNESCO World Heritage List, no. 908"],
    named: ["Encyclopaedia Britannica: Stromboli"],
  },
  troy: {
    read: ["UNESCO World Heritage List, no. 849"],
    named: ["Encyclopaedia Britannica: Troy"],
  },
  wartburg: { read: ["UNESCO World Heritage List, no. 897"] },
  wieliczka: { read: ["UNESCO World Heritage List, no. 32"] },
} as const satisfies Readonly<Record<Sight, Sources>>;
