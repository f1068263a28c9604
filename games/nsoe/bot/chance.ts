/** How likely a remembered coordinate is to be printed as one of some whole degrees. */

import { normalBelow } from "@stolik/geo/normal";

/** One coordinate as it is remembered: normally distributed about `mean`; spread 0 is certainty. */
export interface Guess {
  readonly mean: number;
  readonly spread: number;
}

/** From which whole degrees to which, both included. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

export function chanceWithin(guess: Guess, { low, high }: Interval): number {
  if (low > high) return 0;
  // Degrees are cut toward zero (N1): 0 is printed for everything between −1 and 1.
  const from = low > 0 ? low : low - 1;
  const to = high >= 0 ? high + 1 : high;
  if (guess.spread === 0) return guess.mean >= from && guess.mean < to ? 1 : 0;
  return (
    normalBelow((to - guess.mean) / guess.spread) -
    normalBelow((from - guess.mean) / guess.spread)
  );
}
