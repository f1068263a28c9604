/** Limits so high that no test meets them. */

import type { ServeOptions } from "../index.ts";

export const unlimited = {
  guestsPerMinute: 10_000,
  tablesPerMinute: 10_000,
  requestsPerMinute: 1_000_000,
  framesPerSecond: 10_000,
  addressFramesPerSecond: 100_000,
} satisfies Partial<ServeOptions>;
