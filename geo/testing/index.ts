/** Finds in a built script what games about places hide: where they lie, and how many live there. */

import { isPlaceId, placeIds } from "../names.ts";
import type { PlaceId } from "../names.ts";
import { place } from "../places.ts";

/** Room for quotes, brackets and members' names between things that belong together. */
const NEAR = 40;

/** The places whose two coordinates stand side by side: in degrees or minutes of arc, or in whole degrees after the name. */
export function pointsIn(script: string): PlaceId[] {
  const pairs = new Set<string>();
  const numbers = numbersIn(script);
  for (const [index, one] of numbers.entries())
    for (const key of keysOf(one, numbers[index + 1] ?? 0)) pairs.add(key);
  const cut = new Set<string>();
  for (const { 0: name, index } of script.matchAll(/[a-z][a-z-]+/g)) {
    if (!isPlaceId(name)) continue;
    const after = index + name.length;
    const [one, next] = numbersIn(script.slice(after, after + NEAR));
    cut.add(`${name} ${one} ${next}`).add(`${name} ${next} ${one}`);
  }
  return placeIds.filter((id) => {
    const { latitude, longitude, minutes } = place(id);
    const [north, east] = [latitude, longitude].map(whole);
    return (
      keysOf(latitude, longitude).some((key) => pairs.has(key)) ||
      keysOf(minutes.latitude, minutes.longitude).some((key) =>
        pairs.has(key),
      ) ||
      cut.has(`${id} ${north} ${east}`)
    );
  });
}

/** The places whose number of inhabitants stands there. */
export function headcountsIn(script: string): PlaceId[] {
  const numbers = new Set(numbersIn(script));
  return manyHeadcounts.filter((id) => numbers.has(place(id).inhabitants));
}

/** Rounder and smaller numbers stand in any script. */
export const manyHeadcounts = placeIds.filter(
  (id) => place(id).inhabitants > 10_000 && place(id).inhabitants % 1000 > 0,
);

/** In order, without their signs: a minus may be anything. */
function numbersIn(script: string): number[] {
  const found = script.match(/(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/g) ?? [];
  return found.map(Number);
}

/** Two numbers to hundredths, in either order. */
function keysOf(one: number, other: number): string[] {
  const [first, second] = [one, other].map((number) =>
    Math.round(Math.abs(number) * 100),
  );
  return [`${first} ${second}`, `${second} ${first}`];
}

function whole(degrees: number): number {
  return Math.trunc(Math.abs(degrees));
}
