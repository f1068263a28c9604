/** The words of this game in one language, and degrees as its cards print them. */

import { wordsOf } from "@stolik/furniture";
import type { WordingOf } from "@stolik/furniture";
import { degrees } from "../rules/comparison.ts";
import type { Axis, Point } from "../rules/position.ts";
import type en from "../text/en.json";

export type Wording = WordingOf<typeof en>;
export type Words = Wording["words"];

export const { useWords, wordsIn } = wordsOf<typeof en>("nsoe");

/** N1: whole degrees, cut; nought lies on neither side. */
export function degreesOn(axis: Axis, point: Point, words: Words): string {
  return degreeText(axis, degrees(point[axis]), words);
}

/** A whole degree on one of the two axes. */
export function degreeText(axis: Axis, value: number, words: Words): string {
  if (value === 0) return "0°";
  const [positive, negative] =
    axis === "latitude"
      ? (["north", "south"] as const)
      : (["east", "west"] as const);
  return `${Math.abs(value)}°${words(`compass.${value > 0 ? positive : negative}`)}`;
}

export function pointText(point: Point, words: Words): string {
  return `${degreesOn("latitude", point, words)} ${degreesOn("longitude", point, words)}`;
}
