// Normally distributed numbers from a stream of uniform ones (Box and Muller; always two draws for one number).
import type { Random } from "@stolik/kernel";

export function normal(random: Random): number {
  // Never zero, whose logarithm is infinite.
  const radius = Math.sqrt(-2 * Math.log((random.next() + 1) / RANGE));
  const angle = (2 * Math.PI * random.next()) / RANGE;
  return radius * Math.cos(angle);
}

const RANGE = 2 ** 32;
