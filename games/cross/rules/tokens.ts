/** Tokens: what a doubt moves, what a stop pays, and what is left in the pool. */

import type { Seat } from "@stolik/kernel";

/** C2. */
const TOKENS = 42;

/** C5: what every player begins with. */
export const PURSE = 4;

/** C13: what a place card stands for when the pool is short. */
export const CARD_WORTH = 5;

/** C10–C12: the loser gives the winner a token, or the pool does; says whether it was the pool. */
export function pay(tokens: number[], winner: Seat, loser: Seat): boolean {
  const held = tokens[loser] ?? 0;
  tokens[winner] = (tokens[winner] ?? 0) + 1;
  tokens[loser] = Math.max(0, held - 1);
  return held === 0;
}

/** C17: what each estimate earns: two for the exact number, else one for the nearest. */
export function gains(estimates: readonly number[], wrong: number): number[] {
  const misses = estimates.map((estimate) => Math.abs(estimate - wrong));
  const nearest = Math.min(...misses);
  const gain = nearest === 0 ? 2 : 1;
  return misses.map((miss) => (miss === nearest ? gain : 0));
}

/** C13: what lies in the pool, once as many fives as needed have been swapped for place cards. */
export function pool(tokens: readonly number[]): {
  readonly left: number;
  readonly cards: number;
} {
  const held = tokens.reduce((sum, count) => sum + count, 0);
  const cards = Math.max(0, Math.ceil((held - TOKENS) / CARD_WORTH));
  return { left: TOKENS + CARD_WORTH * cards - held, cards };
}
