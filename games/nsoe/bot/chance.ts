/** How likely a remembered coordinate is to be printed as one of some whole degrees. */

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
    below((to - guess.mean) / guess.spread) -
    below((from - guess.mean) / guess.spread)
  );
}

/** The share of a standard normal distribution below `z` (Abramowitz and Stegun 26.2.17). */
function below(z: number): number {
  if (z === Infinity) return 1;
  if (z === -Infinity) return 0;
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series =
    t *
    (0.31938153 +
      t *
        (-0.356563782 +
          t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = Math.exp((-z * z) / 2) * 0.3989422804 * series;
  return z > 0 ? 1 - tail : tail;
}
