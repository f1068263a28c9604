/** Confidence intervals for shares. */

export interface Bounds {
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.959964;

/** Wilson's 95 % interval for `hits` out of `trials`. */
export function wilson(hits: number, trials: number): Bounds {
  const share = hits / trials;
  const squared = (Z95 * Z95) / trials;
  const middle = share + squared / 2;
  const reach =
    Z95 * Math.sqrt((share * (1 - share)) / trials + squared / (4 * trials));
  return {
    low: (middle - reach) / (1 + squared),
    high: (middle + reach) / (1 + squared),
  };
}
