/** Lettering that fits: names are broken between words and shrunk, never cut. */

import { placeName } from "@stolik/geo/names";
import type { Language } from "@stolik/kernel";
import { cities } from "../content/cities.ts";
import type { City } from "../content/cities.ts";
import type { Geometry } from "./geometry.ts";

export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The display face runs wider than the plain one. */
export const DISPLAY = 1.08;

/** The smallest cell, in pixels, in which a whole name can be read. */
const LEGIBLE = { width: 46, height: 32 } as const;

/** `pixels`: how large one of the geometry's units is on the screen. */
export function isLegible(on: Geometry, pixels: number): boolean {
  return (
    on.cellWidth * pixels >= LEGIBLE.width &&
    on.cellHeight * pixels >= LEGIBLE.height
  );
}

/** How wide the letters of our faces run at most, in ems: a guess on the safe side, the same on every machine. */
const WIDE = /[mwMWŒÆ@]/;
const CAPITAL = /[A-ZĄĆĘŁŃÓŚŹŻÖÜØÅÍ]/;
const THIN = /[iljftrI'.,:;|í ]/;

export function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) {
    if (WIDE.test(letter)) ems += 0.88;
    else if (CAPITAL.test(letter)) ems += 0.66;
    else if (THIN.test(letter)) ems += 0.36;
    else ems += 0.56;
  }
  return ems * size;
}

/** The largest size at most `largest` at which the name fits, on one line or two. */
export function fit(
  name: string,
  width: number,
  largest: number,
  face = 1,
): Lettering {
  const choices = [[name], ...breaks(name)].map((lines) => ({
    lines,
    size: Math.min(
      largest / (lines.length > 1 ? 1.3 : 1),
      ...lines.map((line) => width / (widthOf(line, 1) * face)),
    ),
  }));
  return choices.reduce((best, next) => (next.size > best.size ? next : best));
}

function breaks(name: string): string[][] {
  const found: string[][] = [];
  for (const { index, 0: gap } of name.matchAll(/[ -]/g)) {
    const head = name.slice(0, gap === "-" ? index + 1 : index);
    found.push([head, name.slice(index + 1)]);
  }
  return found;
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
