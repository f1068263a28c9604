/** How much each address may have of one thing; many addresses are counted in bounded memory. */

import { ownShare } from "./ledger.ts";
import type { Share } from "./ledger.ts";
import { monotonic, tokenBucket } from "./token-bucket.ts";
import type { Budget, Clock, TokenBucket } from "./token-bucket.ts";

/** After so many new addresses those that were silent meanwhile are forgotten; they start anew with a full bucket. */
const MOST_ADDRESSES = 10_000;

/** Whether the address may have one more; counted. */
export type AddressBudget = (address: string) => boolean;

export function addressBudget(
  budget: Budget,
  clock: Clock = monotonic,
  share: Share = ownShare,
): AddressBudget {
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

  share.onElsewhere((address, amount) => bucketOf(address).charge(amount));
  return (address) => {
    const isLet = bucketOf(address).take(1);
    if (isLet) share.spend(address, 1);
    return isLet;
  };
}
