/** How many requests one address may send; those of many addresses are counted in bounded memory. */

import { monotonic, tokenBucket } from "../token-bucket.ts";
import type { Clock, TokenBucket } from "../token-bucket.ts";

/** So much of a minute's requests may come at once, as when a class opens its pages. */
const BURST = 1 / 4;
/** After so many new addresses those that were silent meanwhile are forgotten; they start anew with a full bucket. */
const MOST_ADDRESSES = 10_000;

/** Whether the address may send one more; counted. */
export type RequestBudget = (address: string) => boolean;

export function requestBudget(
  perMinute: number,
  clock: Clock = monotonic,
): RequestBudget {
  const budget = {
    perSecond: perMinute / 60,
    burst: Math.max(1, perMinute * BURST),
  };
  let buckets = new Map<string, TokenBucket>();
  let before = new Map<string, TokenBucket>();

  const bucketOf = (address: string): TokenBucket => {
    const known = buckets.get(address);
    if (known) return known;
    if (buckets.size >= MOST_ADDRESSES) {
      before = buckets;
      buckets = new Map();
    }
    const bucket = before.get(address) ?? tokenBucket(budget, clock);
    buckets.set(address, bucket);
    return bucket;
  };

  return (address) => bucketOf(address).take(1);
}
