// The normal distribution: numbers drawn from it, and the share of it that lies below a number.
import type { Random } from "@stolik/kernel";

/** A standard normal deviate (Box and Muller; always two draws for one number). */
export function normal(random: Random): number {
  // Never zero, whose logarithm is infinite.
  const radius = Math.sqrt(-2 * Math.log((random.next() + 1) / RANGE));
  const angle = (2 * Math.PI * random.next()) / RANGE;
  return radius * Math.cos(angle);
}

/** The share of the standard normal distribution below `z` (Abramowitz and Stegun 26.2.17). */
export function normalBelow(z: number): number {
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

const RANGE = 2 ** 32;
