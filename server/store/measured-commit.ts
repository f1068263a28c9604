/** Commits as a store makes them, counted and timed. */

import type { Metrics } from "../operations/metrics.ts";

type Keep<Item, Answer> = (
  batch: readonly Item[],
) => Promise<readonly Answer[]>;

export function measured<Item, Answer>(
  keep: Keep<Item, Answer>,
  metrics: Metrics,
): Keep<Item, Answer> {
  return async (batch) => {
    const began = performance.now();
    try {
      return await keep(batch);
    } finally {
      metrics.committed(batch.length, performance.now() - began);
    }
  };
}
