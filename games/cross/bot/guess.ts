/** A number as it is remembered, and how likely one such number lies beyond another. */

import { normal, normalBelow } from "@stolik/geo/normal";
import type { Random } from "@stolik/kernel";
import { isOrdered } from "../rules/index.ts";
import type { Arm } from "../rules/index.ts";

/** Normally distributed about `mean`; spread 0 is certainty. */
export interface Guess {
  readonly mean: number;
  readonly spread: number;
}

/** 1 where numbers rise from the centre outwards, −1 where they fall. */
export function outward(arm: Arm): 1 | -1 {
  return isOrdered(arm, 0, 1) ? 1 : -1;
}

/** How far outwards the outer number lies from the inner one: right if it is not negative. */
export function margin(arm: Arm, inner: Guess, outer: Guess): Guess {
  const spread = Math.hypot(inner.spread, outer.spread);
  return { mean: outward(arm) * (outer.mean - inner.mean), spread };
}

export function chanceRight({ mean, spread }: Guess): number {
  if (spread === 0) return mean >= 0 ? 1 : 0;
  return normalBelow(mean / spread);
}

/** The same chance once its odds are `trust` times what they were. */
export function chanceTrusted(chance: number, trust: number): number {
  return (trust * chance) / (trust * chance + 1 - chance);
}

/**
 * The same chance, given that `others` people, who each know the margin with an error of `doubtful`, took it to be
 * right: their opinions weigh the possible margins.
 */
export function chanceRightAgreed(
  { mean, spread }: Guess,
  others: number,
  doubtful: number,
): number {
  if (spread === 0) return mean >= 0 ? 1 : 0;
  let right = 0;
  let all = 0;
  for (let step = -REACH; step <= REACH; step += 1) {
    const z = (step + 0.5) / STEPS;
    const value = mean + z * spread;
    const weight =
      Math.exp((-z * z) / 2) * normalBelow(value / doubtful) ** others;
    all += weight;
    if (value >= 0) right += weight;
  }
  return all === 0 ? chanceRight({ mean, spread }) : right / all;
}

/** One of the numbers it may be. */
export function draw({ mean, spread }: Guess, random: Random): number {
  return spread === 0 ? mean : mean + spread * normal(random);
}

/** How finely, and how many spreads either way in those steps, margins are weighed. */
const STEPS = 8;
const REACH = 4 * STEPS;
