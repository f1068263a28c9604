/** A turn looked at again after the match: what it was worth, what the best one would have been, and why. */

/** Why, as a code that the game has a sentence for, and what the sentence names. */
export interface Reason {
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface Assessment<Move> {
  /** Only assessments of one aspect may be compared or put in one order: a doubt is not measured as a lay is. */
  readonly aspect: string;
  /** What the best turn was worth, and the one that was played, in the game's unit. */
  readonly best: number;
  readonly played: number;
  /** The standard error of their difference; 0: they are exact. */
  readonly spread: number;
  /** The best turn's moves, in order, as far as they could be chosen before anything new was seen; empty: none is advised. */
  readonly advised: readonly Move[];
  readonly reason: Reason;
  /** Nobody could know it then: told as that, and held against nobody. */
  readonly isHindsight?: true;
  /** Worth knowing, whatever it was worth: told as that, and held against nobody. */
  readonly isFact?: true;
}

/** How much was lost, where that is more than the noise; otherwise 0. */
export function lossIn({
  best,
  played,
  spread,
  isHindsight,
  isFact,
}: Assessment<unknown>): number {
  const gap = best - played;
  if (isHindsight || isFact) return 0;
  return gap <= 0 || gap < 2 * spread ? 0 : gap;
}
