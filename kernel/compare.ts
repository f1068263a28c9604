/** Ways to play compared in imagined worlds: chosen in some and measured in others, so that what was best by luck alone is not best. */

import type { Random } from "./random.ts";

interface Compared<Way> {
  /** What was done, and what else could have been. */
  readonly played: Way;
  readonly others: readonly Way[];
  /** What a way is worth in one world; the same luck is the same world. */
  readonly worthIn: (way: Way, luck: number) => number;
  /** In how many worlds the best way is chosen, and in how many others it is measured. */
  readonly choosing: number;
  readonly measuring: number;
  readonly random: Random;
}

export interface Comparison<Way> {
  /** The way that was played, if no other did better. */
  readonly way: Way;
  /** What the two are worth on average, and the standard error of the difference. */
  readonly best: number;
  readonly played: number;
  readonly spread: number;
}

export function compareInWorlds<Way>({
  played,
  others,
  worthIn,
  choosing,
  measuring,
  random,
}: Compared<Way>): Comparison<Way> {
  const first = lucks(choosing, random);
  const second = lucks(measuring, random);
  const worths = (way: Way, worlds: readonly number[]) =>
    worlds.map((luck) => worthIn(way, luck));
  let way = played;
  let most = mean(worths(played, first));
  for (const other of others) {
    const worth = mean(worths(other, first));
    if (worth <= most) continue;
    most = worth;
    way = other;
  }
  const own = worths(played, second);
  const best = way === played ? own : worths(way, second);
  const gaps = best.map((worth, world) => worth - (own[world] ?? 0));
  return mean(gaps) > 0
    ? { way, best: mean(best), played: mean(own), spread: standardError(gaps) }
    : { way: played, best: mean(own), played: mean(own), spread: 0 };
}

function lucks(count: number, random: Random): number[] {
  return Array.from({ length: count }, () => random.next());
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function standardError(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}
