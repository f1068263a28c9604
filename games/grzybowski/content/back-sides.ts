/** The backs of the deck (G1–G3): a goal, a chance or the joker each. In the order of their names, so that nothing here tells what is in front. */

import {
  angle,
  chequer,
  doubleLine,
  line,
  pair,
  staircase,
  tee,
} from "./back-kinds.ts";
import type { Back, Chance, Pattern, Region, Spot } from "./back-kinds.ts";
import type { FrontId } from "./fronts.ts";
import type { CardSymbol } from "./symbols.ts";

/** Named after what is drawn on them; of two alike, after the year too. */
export const backIds = [
  "angle-borderland-judaism-christianity",
  "angle-culture-personality-judaism",
  "angle-iron-christianity-unrest",
  "angle-iron-trade-transport",
  "angle-zionism-personality-culture",
  "architecture-on-the-edge",
  "beside-aleksandra-pilsudska",
  "beside-nozyk-synagogue",
  "borderland-on-the-edge",
  "chance-diagonal",
  "chance-draw",
  "chance-flip-1846",
  "chance-flip-1861",
  "chance-move-1800s",
  "chance-move-1845",
  "chance-outside",
  "chance-reshuffle",
  "chance-swap-1887",
  "chance-swap-1939",
  "chance-turn-joker",
  "chequer-architecture-varsovians",
  "chequer-zionism-transport",
  "culture-in-its-lines",
  "double-judaism-independence-varsovians-personality",
  "joker",
  "judaism-in-its-lines",
  "line-judaism-borderland-christianity",
  "line-judaism-independence-personality",
  "line-judaism-transport-judaism",
  "line-personality-borderland-personality",
  "line-personality-culture-borderland",
  "line-trade-architecture-trade",
  "line-varsovians-architecture-varsovians",
  "line-varsovians-unrest-independence",
  "no-personality",
  "no-trade-1912",
  "no-trade-1936",
  "no-unrest",
  "pair-culture-borderland",
  "pair-independence-unrest",
  "pair-judaism-architecture",
  "pair-personality-culture",
  "pair-trade-iron",
  "pair-varsovians-unrest",
  "place-centre",
  "place-corner",
  "place-diagonal",
  "staircase-varsovians",
  "tee-personality-architecture",
  "tee-trade-varsovians",
  "trade-on-the-edge",
  "transport-inside",
  "varsovians-in-its-lines",
  "varsovians-inside",
  "zionism-on-the-edge",
] as const;
export type BackId = (typeof backIds)[number];

/** G19: the back of Godlewski's card. Everybody knows both its sides. */
export const JOKER_BACK: BackId = "joker";

export const backSides: Readonly<Record<BackId, Back<FrontId>>> = {
  "angle-borderland-judaism-christianity": arrangement(
    angle("borderland", "judaism", "christianity"),
    6,
  ),
  "angle-culture-personality-judaism": arrangement(
    angle("culture", "personality", "judaism"),
    5,
  ),
  "angle-iron-christianity-unrest": arrangement(
    angle("iron", "christianity", "unrest"),
    8,
  ),
  "angle-iron-trade-transport": arrangement(
    angle("iron", "trade", "transport"),
    7,
  ),
  "angle-zionism-personality-culture": arrangement(
    angle("zionism", "personality", "culture"),
    6,
  ),
  "architecture-on-the-edge": perSymbol("architecture", "edge"),
  "beside-aleksandra-pilsudska": beside("aleksandra-pilsudska"),
  "beside-nozyk-synagogue": beside("nozyk-synagogue"),
  "borderland-on-the-edge": perSymbol("borderland", "edge"),
  "chance-diagonal": chance("diagonal"),
  "chance-draw": chance("draw"),
  "chance-flip-1846": chance("flip"),
  "chance-flip-1861": chance("flip"),
  "chance-move-1800s": chance("move"),
  "chance-move-1845": chance("move"),
  "chance-outside": chance("outside"),
  "chance-reshuffle": chance("reshuffle"),
  "chance-swap-1887": chance("swap"),
  "chance-swap-1939": chance("swap"),
  "chance-turn-joker": chance("turn-joker"),
  "chequer-architecture-varsovians": arrangement(
    chequer("architecture", "varsovians"),
    9,
  ),
  "chequer-zionism-transport": arrangement(chequer("zionism", "transport"), 12),
  "culture-in-its-lines": perSymbol("culture", "lines"),
  "double-judaism-independence-varsovians-personality": arrangement(
    doubleLine(["judaism", "independence"], ["varsovians", "personality"]),
    16,
  ),
  joker: { type: "joker" },
  "judaism-in-its-lines": perSymbol("judaism", "lines"),
  "line-judaism-borderland-christianity": arrangement(
    line("judaism", "borderland", "christianity"),
    7,
  ),
  "line-judaism-independence-personality": arrangement(
    line("judaism", "independence", "personality"),
    6,
  ),
  "line-judaism-transport-judaism": arrangement(
    line("judaism", "transport", "judaism"),
    7,
  ),
  "line-personality-borderland-personality": arrangement(
    line("personality", "borderland", "personality"),
    6,
  ),
  "line-personality-culture-borderland": arrangement(
    line("personality", "culture", "borderland"),
    7,
  ),
  "line-trade-architecture-trade": arrangement(
    line("trade", "architecture", "trade"),
    6,
  ),
  "line-varsovians-architecture-varsovians": arrangement(
    line("varsovians", "architecture", "varsovians"),
    6,
  ),
  "line-varsovians-unrest-independence": arrangement(
    line("varsovians", "unrest", "independence"),
    7,
  ),
  "no-personality": avoidance("personality"),
  "no-trade-1912": avoidance("trade"),
  "no-trade-1936": avoidance("trade"),
  "no-unrest": avoidance("unrest"),
  "pair-culture-borderland": arrangement(pair("culture", "borderland"), 3),
  "pair-independence-unrest": arrangement(pair("independence", "unrest"), 4),
  "pair-judaism-architecture": arrangement(pair("judaism", "architecture"), 3),
  "pair-personality-culture": arrangement(pair("personality", "culture"), 3),
  "pair-trade-iron": arrangement(pair("trade", "iron"), 3),
  "pair-varsovians-unrest": arrangement(pair("varsovians", "unrest"), 3),
  "place-centre": place("centre", 7),
  "place-corner": place("corner", 5),
  "place-diagonal": place("diagonal", 5),
  "staircase-varsovians": arrangement(staircase("varsovians"), 15),
  "tee-personality-architecture": arrangement(
    tee("personality", "architecture"),
    10,
  ),
  "tee-trade-varsovians": arrangement(tee("trade", "varsovians"), 7),
  "trade-on-the-edge": perSymbol("trade", "edge"),
  "transport-inside": perSymbol("transport", "inside"),
  "varsovians-in-its-lines": perSymbol("varsovians", "lines"),
  "varsovians-inside": perSymbol("varsovians", "inside"),
  "zionism-on-the-edge": perSymbol("zionism", "edge"),
};

function arrangement(pattern: Pattern, value: number): Back<FrontId> {
  return { type: "arrangement", pattern, value };
}

function perSymbol(symbol: CardSymbol, region: Region): Back<FrontId> {
  return { type: "symbols", symbol, region };
}

/** G15: avoiding is worth five, whatever the symbol. */
function avoidance(symbol: CardSymbol): Back<FrontId> {
  return { type: "avoidance", symbol, value: 5 };
}

function place(spot: Spot, value: number): Back<FrontId> {
  return { type: "place", spot, value };
}

function beside(card: FrontId): Back<FrontId> {
  return { type: "beside", card, value: 7 };
}

function chance(kind: Chance): Back<FrontId> {
  return { type: "chance", chance: kind };
}
