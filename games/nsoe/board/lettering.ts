/** Names in cells and on cards: how much room they have, when they are legible, three letters where they are not. */

import type { Room } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { Language } from "@stolik/kernel";
import { cities } from "../content/cities.ts";
import type { City } from "../content/cities.ts";
import type { Geometry } from "./geometry.ts";

/** How high two lines may stand together, as against one of the largest. */
const TWO_LINES = 1.6;

export function roomFor(width: number, largest: number): Room {
  return { width, height: largest * TWO_LINES, largest, lines: 2 };
}

export function oneLine(width: number, largest: number): Room {
  return { width, height: largest * TWO_LINES, largest, lines: 1 };
}

/** The smallest cell, in pixels, in which a whole name can be read, and its degrees under it. */
const LEGIBLE = { width: 37, height: 26 } as const;

/** `pixels`: how large one of the geometry's units is on the screen. */
export function isLegible(on: Geometry, pixels: number): boolean {
  return (
    on.cellWidth * pixels >= LEGIBLE.width &&
    on.cellHeight * pixels >= LEGIBLE.height
  );
}

/** Three letters for each city, no two alike in one language: what fits a cell of a phone. */
export function shortNames(language: Language): Readonly<Record<City, string>> {
  const openings = cities.map((city) => opening(placeName(city, language)));
  const taken = new Set<string>();
  const entries = cities.map((city, index) => {
    const own = openings[index] ?? "";
    const isAlone = openings.filter((other) => other === own).length === 1;
    const choices = isAlone ? [own] : skeletons(placeName(city, language));
    const chosen = choices.find((choice) => !taken.has(choice)) ?? own;
    taken.add(chosen);
    return [city, chosen];
  });
  return Object.fromEntries(entries) as Record<City, string>;
}

function opening(name: string): string {
  return name.replace(/[ -]/g, "").slice(0, 3).toUpperCase();
}

/** The first letter and two others in order, consonants first. */
function skeletons(name: string): string[] {
  const [first = "", ...rest] = name.replace(/[ -]/g, "").toUpperCase();
  const consonants = rest.filter((letter) => !/[AEIOUYÓ]/.test(letter));
  const found: string[] = [];
  for (const letters of [consonants, rest])
    for (const [index, second] of letters.entries())
      for (const third of letters.slice(index + 1))
        found.push(first + second + third);
  return found;
}
