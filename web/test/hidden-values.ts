/** Finds in a built script what a table hides: where places lie, how many live there, which back is on which front. */

import { isPlaceId, placeIds } from "@stolik/geo/names";
import type { PlaceId } from "@stolik/geo/names";
import { place } from "@stolik/geo/places";
import { backs } from "@stolik/grzybowski/backs";
import { frontIds } from "@stolik/grzybowski/rules";
import type { FrontId } from "@stolik/grzybowski/rules";

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
  return placeIds.filter((id) => {
    const { inhabitants } = place(id);
    // Rounder and smaller numbers stand in any script.
    return inhabitants > 10_000 && numbers.has(inhabitants);
  });
}

/** The cards whose front and back are named side by side. */
export function cardsIn(script: string): FrontId[] {
  const sides = new Set<string>([...frontIds, ...Object.values(backs)]);
  const named = [...script.matchAll(/[a-z][a-z0-9-]+/g)].filter(([name]) =>
    sides.has(name),
  );
  const pairs = new Set<string>();
  for (const [index, one] of named.entries()) {
    const next = named[index + 1];
    if (next && next.index - one.index - one[0].length < NEAR)
      pairs.add(`${one[0]} ${next[0]}`).add(`${next[0]} ${one[0]}`);
  }
  return frontIds.filter((front) => pairs.has(`${front} ${backs[front]}`));
}

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
