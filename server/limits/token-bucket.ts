/** A budget that fills up again: it limits what is spent at once, and what is spent a second in the long run. */

/** Milliseconds, never set back. */
export type Clock = () => number;

export const monotonic: Clock = () => performance.now();

export interface Budget {
  readonly perSecond: number;
  /** How much may be spent at once. */
  readonly burst: number;
}

export interface TokenBucket {
  /** False, and nothing is taken, where less than that is left. Whoever asks several at once reads the clock once. */
  take(cost: number, now?: number): boolean;
  /** Takes it even if too little is left, because it was already used. The debt never exceeds one full bucket. */
  charge(cost: number): void;
  left(): number;
}

export function tokenBucket(
  { perSecond, burst }: Budget,
  clock: Clock,
): TokenBucket {
  let tokens = burst;
  let filledAt = clock();
  const left = (now = clock()) => {
    tokens = Math.min(burst, tokens + ((now - filledAt) / 1000) * perSecond);
    filledAt = now;
    return tokens;
  };
  return {
    take(cost, now) {
      if (left(now) < cost) return false;
      tokens -= cost;
      return true;
    },
    charge(cost) {
      tokens = Math.max(-burst, left() - cost);
    },
    left: () => left(),
  };
}
