/** The deck (G1–G3): what each front prints and what is on its back. The words are in text/. */

import {
  angle,
  chequer,
  doubleLine,
  line,
  pair,
  staircase,
  tee,
} from "./backs.ts";
import type { Back, Chance, Pattern, Region, Spot } from "./backs.ts";
import type { CardSymbol } from "./symbols.ts";

export const cardIds = [
  "sienkiewicz-in-yiddish",
  "singer",
  "jaffa-oranges",
  "aleksandra-pilsudska",
  "chaim-pozner",
  "dov-ber-meisels",
  "electric-trams",
  "bund-fighters",
  "goscinny-dwor",
  "iron-shops",
  "demonstration",
  "stefan-okrzeja",
  "michal-landy",
  "berek-joselewicz",
  "peretz",
  "majer-wolanowski",
  "prozna-street",
  "mirow-halls",
  "great-synagogue",
  "telephone-tower",
  "gora-kalwaria-railway",
  "ludwik-hirszfeld",
  "samuel-orgelbrand",
  "abraham-stern",
  "nahum-sokolow",
  "all-saints-church",
  "animal-protection",
  "gerszon-sirota",
  "grzybow-town",
  "horse-omnibus",
  "bersohn-museum",
  "nasz-przeglad",
  "krochmalna-street",
  "pioneers",
  "janusz-korczak",
  "antisemitic-campaign",
  "boycott",
  "pogrom-of-1881",
  "voyages-to-palestine",
  "nozyk-synagogue",
  "grzybow-town-hall",
  "jozef-pilsudski",
  "zalman-nozyk",
  "gmina-starozakonnych",
  "marceli-godlewski",
  "marconi-family",
  "ludwik-zamenhof",
  "market-moves",
  "vienna-railway",
  "iron-gate",
  "haberbusch-brewery",
  "esther-kaminska",
  "rabbinical-school",
  "bagno-street",
  "antoni-czarnecki",
] as const;
export type CardId = (typeof cardIds)[number];

export interface CardFaces {
  /** A symbol printed twice is listed twice. */
  readonly front: readonly CardSymbol[];
  readonly back: Back<CardId>;
}

/** G19: the card whose back is the joker. Everybody knows both its sides. */
export const JOKER: CardId = "marceli-godlewski";

export const cards: Readonly<Record<CardId, CardFaces>> = {
  "sienkiewicz-in-yiddish": arrangement(
    ["culture", "borderland"],
    pair("culture", "borderland"),
    3,
  ),
  singer: arrangement(
    ["personality", "culture", "varsovians"],
    line("personality", "culture", "borderland"),
    7,
  ),
  "jaffa-oranges": arrangement(
    ["trade", "transport", "zionism"],
    chequer("zionism", "transport"),
    12,
  ),
  "aleksandra-pilsudska": arrangement(
    ["personality", "independence", "christianity"],
    angle("iron", "christianity", "unrest"),
    8,
  ),
  "chaim-pozner": arrangement(
    ["personality", "judaism"],
    tee("personality", "architecture"),
    10,
  ),
  "dov-ber-meisels": arrangement(
    ["personality", "judaism", "independence"],
    doubleLine(["judaism", "independence"], ["varsovians", "personality"]),
    16,
  ),
  "electric-trams": arrangement(
    ["transport", "varsovians", "iron"],
    staircase("varsovians"),
    15,
  ),
  "bund-fighters": arrangement(
    ["varsovians", "unrest"],
    pair("varsovians", "unrest"),
    3,
  ),
  "goscinny-dwor": arrangement(
    ["trade", "architecture", "iron"],
    line("trade", "architecture", "trade"),
    6,
  ),
  "iron-shops": arrangement(
    ["trade", "iron", "varsovians"],
    pair("trade", "iron"),
    3,
  ),
  demonstration: arrangement(
    ["varsovians", "unrest", "independence"],
    line("varsovians", "unrest", "independence"),
    7,
  ),
  "stefan-okrzeja": arrangement(
    ["personality", "unrest", "independence"],
    pair("independence", "unrest"),
    4,
  ),
  "michal-landy": arrangement(
    ["independence", "borderland", "christianity"],
    line("judaism", "borderland", "christianity"),
    7,
  ),
  "berek-joselewicz": arrangement(
    ["personality", "judaism", "independence"],
    line("judaism", "independence", "personality"),
    6,
  ),
  peretz: arrangement(
    ["personality", "culture"],
    angle("culture", "personality", "judaism"),
    5,
  ),
  "majer-wolanowski": arrangement(
    ["trade", "iron"],
    angle("iron", "trade", "transport"),
    7,
  ),
  "prozna-street": arrangement(
    ["architecture", "varsovians", "trade"],
    chequer("architecture", "varsovians"),
    9,
  ),
  "mirow-halls": arrangement(
    ["trade", "architecture", "varsovians"],
    tee("trade", "varsovians"),
    7,
  ),
  "great-synagogue": arrangement(
    ["judaism", "architecture"],
    pair("judaism", "architecture"),
    3,
  ),
  "telephone-tower": arrangement(
    ["architecture", "varsovians", "independence"],
    line("varsovians", "architecture", "varsovians"),
    6,
  ),
  "gora-kalwaria-railway": arrangement(
    ["transport", "judaism"],
    line("judaism", "transport", "judaism"),
    7,
  ),
  "ludwik-hirszfeld": arrangement(
    ["personality", "christianity", "borderland"],
    angle("borderland", "judaism", "christianity"),
    6,
  ),
  "samuel-orgelbrand": arrangement(
    ["personality", "culture", "trade"],
    pair("personality", "culture"),
    3,
  ),
  "abraham-stern": arrangement(
    ["personality", "borderland"],
    line("personality", "borderland", "personality"),
    6,
  ),
  "nahum-sokolow": arrangement(
    ["personality", "zionism", "culture"],
    angle("zionism", "personality", "culture"),
    6,
  ),

  "all-saints-church": perSymbol(
    ["christianity", "architecture", "architecture"],
    "architecture",
    "edge",
  ),
  "animal-protection": perSymbol(
    ["transport", "varsovians"],
    "transport",
    "inside",
  ),
  "gerszon-sirota": perSymbol(
    ["personality", "judaism", "culture"],
    "culture",
    "lines",
  ),
  "grzybow-town": perSymbol(["trade", "varsovians"], "trade", "edge"),
  "horse-omnibus": perSymbol(
    ["transport", "transport", "varsovians"],
    "varsovians",
    "inside",
  ),
  "bersohn-museum": perSymbol(["culture", "judaism"], "judaism", "lines"),
  "nasz-przeglad": perSymbol(
    ["culture", "borderland", "zionism"],
    "borderland",
    "edge",
  ),
  "krochmalna-street": perSymbol(
    ["varsovians", "judaism", "unrest"],
    "varsovians",
    "lines",
  ),
  pioneers: perSymbol(["zionism", "zionism", "varsovians"], "zionism", "edge"),

  "janusz-korczak": avoidance(
    ["personality", "borderland", "zionism"],
    "personality",
  ),
  "antisemitic-campaign": avoidance(["trade", "unrest"], "trade"),
  boycott: avoidance(["trade", "unrest"], "trade"),
  "pogrom-of-1881": avoidance(["unrest", "varsovians"], "unrest"),

  "voyages-to-palestine": place(
    ["transport", "zionism", "zionism"],
    "corner",
    5,
  ),
  "nozyk-synagogue": place(
    ["judaism", "judaism", "architecture"],
    "diagonal",
    5,
  ),
  "grzybow-town-hall": place(["architecture", "varsovians"], "centre", 7),
  "jozef-pilsudski": beside(
    ["personality", "independence", "independence"],
    "aleksandra-pilsudska",
  ),
  "zalman-nozyk": beside(["personality", "judaism"], "nozyk-synagogue"),

  "gmina-starozakonnych": chance(["judaism", "varsovians"], "swap"),
  "marceli-godlewski": {
    front: ["personality", "christianity"],
    back: { type: "joker" },
  },
  "marconi-family": chance(
    ["architecture", "architecture", "borderland"],
    "flip",
  ),
  "ludwik-zamenhof": chance(["personality", "borderland", "culture"], "swap"),
  "market-moves": chance(["trade", "varsovians", "transport"], "move"),
  "vienna-railway": chance(["transport", "iron"], "move"),
  "iron-gate": chance(["iron", "architecture"], "outside"),
  "haberbusch-brewery": chance(["trade", "varsovians", "christianity"], "flip"),
  "esther-kaminska": chance(["personality", "culture"], "reshuffle"),
  "rabbinical-school": chance(
    ["judaism", "borderland", "independence"],
    "draw",
  ),
  "bagno-street": chance(["trade", "iron"], "diagonal"),
  "antoni-czarnecki": chance(["christianity", "borderland"], "turn-joker"),
};

type Front = readonly CardSymbol[];

function arrangement(front: Front, pattern: Pattern, value: number): CardFaces {
  return { front, back: { type: "arrangement", pattern, value } };
}

function perSymbol(
  front: Front,
  symbol: CardSymbol,
  region: Region,
): CardFaces {
  return { front, back: { type: "symbols", symbol, region } };
}

/** G15: avoiding is worth five, whatever the symbol. */
function avoidance(front: Front, symbol: CardSymbol): CardFaces {
  return { front, back: { type: "avoidance", symbol, value: 5 } };
}

function place(front: Front, spot: Spot, value: number): CardFaces {
  return { front, back: { type: "place", spot, value } };
}

function beside(front: Front, card: CardId): CardFaces {
  return { front, back: { type: "beside", card, value: 7 } };
}

function chance(front: Front, kind: Chance): CardFaces {
  return { front, back: { type: "chance", chance: kind } };
}
