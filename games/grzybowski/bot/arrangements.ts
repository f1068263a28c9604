/** How many arrangements of a goal a grid may come to have: the bots' innermost loop, written for speed. */

import { backSides, waysToLie } from "../rules/index.ts";
import type { BackId, Layout } from "../rules/index.ts";
import type { Outlook } from "./outlook.ts";

/** A grid, symbol by symbol. */
export interface Ground {
  /** Places that carry the symbol, the joker's included. */
  readonly have: Int32Array;
  /** Places where it can never be. */
  readonly never: Int32Array;
  readonly joker: number;
  readonly outside: number;
}

/** A way to lie that is less likely is not looked at. */
const UNLIKELY = 0.03;
/** A way to lie in a row of numbers: the places it takes, then up to four symbols, each with its places. */
const STRIDE = 9;
const NO_SYMBOL = -1;
const NO_PLACE = -1;
const OUTSIDE_PLACES = 20;

/** For each arrangement goal that was weighed all ways to lie, by the place outside that is taken; the first: none is. */
const ways = new Map<BackId, readonly Int32Array[]>();

export function groundOf(layout: Layout, free: number): Ground {
  const joker = layout.joker ? 1 << layout.joker.bit : 0;
  const have = layout.has.map((places) => places | joker);
  const never = have.map((places) => ~(places | free));
  return { have, never, joker, outside: layout.outside };
}

/** The value of the likeliest ways to lie that share no card, each by how likely it comes about. */
export function arrangementValue(
  ground: Ground,
  goal: BackId,
  outlook: Outlook,
): number {
  const back = backSides[goal];
  if (back.type !== "arrangement") return 0;
  const flat = waysOf(goal)[ground.outside - NO_PLACE];
  if (!flat) return 0;
  const masks: number[] = [];
  const chances: number[] = [];
  for (let start = 0; start < flat.length; start += STRIDE) {
    const chance = chanceOf(ground, flat, start, outlook);
    if (chance < UNLIKELY) continue;
    const mask = flat[start] ?? 0;
    masks.push(mask);
    // G19: what the joker helps to make costs a point.
    const isHelped = (mask & ground.joker) !== 0;
    chances.push(isHelped ? (chance * (back.value - 1)) / back.value : chance);
  }
  return back.value * likeliest(masks, chances);
}

export function bitCount(mask: number): number {
  let bits = mask - ((mask >> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333);
  return (((bits + (bits >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24;
}

/** Takes the likeliest first, then the likeliest that shares no card with those taken. */
function likeliest(masks: readonly number[], chances: number[]): number {
  let sum = 0;
  let used = 0;
  for (;;) {
    let best = 0;
    let mask = 0;
    for (let index = 0; index < masks.length; index += 1) {
      const chance = chances[index] ?? 0;
      if (chance <= best) continue;
      if (((masks[index] ?? 0) & used) !== 0) {
        chances[index] = 0;
        continue;
      }
      best = chance;
      mask = masks[index] ?? 0;
    }
    if (best === 0) return sum;
    sum += best;
    used |= mask;
  }
}

function chanceOf(
  { have, never }: Ground,
  flat: Int32Array,
  start: number,
  { left, chance: likely }: Outlook,
): number {
  let lacking = 0;
  for (let at = start + 1; at < start + STRIDE; at += 2) {
    const symbol = flat[at] ?? NO_SYMBOL;
    if (symbol === NO_SYMBOL) break;
    const mask = flat[at + 1] ?? 0;
    if ((mask & (never[symbol] ?? 0)) !== 0) return 0;
    lacking += bitCount(mask & ~(have[symbol] ?? 0));
  }
  if (lacking === 0) return 1;
  if (lacking > left) return 0;
  let chance = 1;
  for (let at = start + 1; at < start + STRIDE; at += 2) {
    const symbol = flat[at] ?? NO_SYMBOL;
    if (symbol === NO_SYMBOL) break;
    const lack = (flat[at + 1] ?? 0) & ~(have[symbol] ?? 0);
    const one = likely[symbol]?.[lacking] ?? 0;
    for (let rest = lack; rest !== 0; rest &= rest - 1) chance *= one;
  }
  return chance;
}

/** Not for all goals at once: a match is dealt and shown before a bot weighs any. */
function waysOf(goal: BackId): readonly Int32Array[] {
  const known = ways.get(goal);
  if (known) return known;
  const found = Array.from({ length: OUTSIDE_PLACES + 1 }, (_, place) =>
    flattened(goal, place + NO_PLACE),
  );
  ways.set(goal, found);
  return found;
}

function flattened(id: BackId, outside: number): Int32Array {
  const numbers = waysToLie(id, outside).flatMap(({ mask, parts }) => {
    const row = [mask, ...parts.flatMap((part) => [part.symbol, part.mask])];
    const rest = new Array<number>(STRIDE - row.length).fill(NO_SYMBOL);
    return [...row, ...rest];
  });
  return Int32Array.from(numbers);
}
