/** How many requests one address may send: a bucket that fills again as time goes by. */

const MINUTE = 60_000;
/** The bucket holds what comes in within so many minutes, so that a class may open its pages at once. */
const BURST = 1 / 4;
/** After so many new addresses those that were silent meanwhile are forgotten; they start anew with a full bucket. */
const MOST_ADDRESSES = 10_000;

interface Bucket {
  left: number;
  filledAt: number;
}

/** Whether the address may send one more; counted. */
export type RequestBudget = (address: string) => boolean;

export function requestBudget(
  perMinute: number,
  now: () => number = () => performance.now(),
): RequestBudget {
  let buckets = new Map<string, Bucket>();
  let before = new Map<string, Bucket>();
  const most = Math.max(1, perMinute * BURST);

  const bucketOf = (address: string, at: number): Bucket => {
    const known = buckets.get(address);
    if (known) return known;
    if (buckets.size >= MOST_ADDRESSES) {
      before = buckets;
      buckets = new Map();
    }
    const bucket = before.get(address) ?? { left: most, filledAt: at };
    buckets.set(address, bucket);
    return bucket;
  };

  return (address) => {
    const at = now();
    const bucket = bucketOf(address, at);
    const filled = ((at - bucket.filledAt) / MINUTE) * perMinute;
    bucket.left = Math.min(most, bucket.left + filled);
    bucket.filledAt = at;
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  };
}
