/** What the back of a card can be: a goal of one of four kinds, or a chance. */

import type { CardSymbol } from "./symbols.ts";

/** A cell of a drawn pattern; rows run down, columns to the right. */
export interface PatternCell {
  readonly row: number;
  readonly column: number;
  readonly symbol: CardSymbol;
}

export type Pattern = readonly PatternCell[];

/** G14: where the symbols are counted. */
const regions = ["edge", "inside", "lines"] as const;
export type Region = (typeof regions)[number];

/** G16: where a card is in its place. */
const spots = ["corner", "diagonal", "centre"] as const;
export type Spot = (typeof spots)[number];

/** G21: what a chance lets its owner do. */
export const chances = [
  "reshuffle",
  "draw",
  "outside",
  "diagonal",
  "swap",
  "flip",
  "move",
  "turn-joker",
] as const;
export type Chance = (typeof chances)[number];

export type Back<Id extends string = string> =
  | {
      readonly type: "arrangement";
      readonly pattern: Pattern;
      readonly value: number;
    }
  | {
      readonly type: "symbols";
      readonly symbol: CardSymbol;
      readonly region: Region;
    }
  | {
      readonly type: "avoidance";
      readonly symbol: CardSymbol;
      readonly value: number;
    }
  | { readonly type: "place"; readonly spot: Spot; readonly value: number }
  | { readonly type: "beside"; readonly card: Id; readonly value: number }
  | { readonly type: "chance"; readonly chance: Chance }
  | { readonly type: "joker" };

export function pair(one: CardSymbol, other: CardSymbol): Pattern {
  return [at(0, 0, one), at(0, 1, other)];
}

export function line(
  first: CardSymbol,
  middle: CardSymbol,
  last: CardSymbol,
): Pattern {
  return [at(0, 0, first), at(0, 1, middle), at(0, 2, last)];
}

/** Two arms that meet at a right angle. */
export function angle(
  corner: CardSymbol,
  one: CardSymbol,
  other: CardSymbol,
): Pattern {
  return [at(0, 0, one), at(1, 0, corner), at(1, 1, other)];
}

/** A card with the same symbol on three of its sides. */
export function tee(middle: CardSymbol, around: CardSymbol): Pattern {
  return [
    at(0, 0, around),
    at(0, 1, middle),
    at(0, 2, around),
    at(1, 1, around),
  ];
}

export function chequer(one: CardSymbol, other: CardSymbol): Pattern {
  return [at(0, 0, one), at(0, 1, other), at(1, 0, other), at(1, 1, one)];
}

/** Two lines side by side, each the same read either way. */
export function doubleLine(
  upper: readonly [ends: CardSymbol, middle: CardSymbol],
  lower: readonly [ends: CardSymbol, middle: CardSymbol],
): Pattern {
  return [upper, lower].flatMap(([ends, middle], row) => [
    at(row, 0, ends),
    at(row, 1, middle),
    at(row, 2, ends),
  ]);
}

/** Seven steps down from corner to corner of a square of four. */
export function staircase(symbol: CardSymbol): Pattern {
  const steps = [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 2],
    [3, 3],
  ] as const;
  return steps.map(([row, column]) => at(row, column, symbol));
}

function at(row: number, column: number, symbol: CardSymbol): PatternCell {
  return { row, column, symbol };
}
