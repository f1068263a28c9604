/** How busy this process is. */

import { performance } from "node:perf_hooks";

/** Tells the share of the time since the last question, or since it was made, that the main thread spent working. */
export function busyShare(): () => number {
  const { eventLoopUtilization } = performance;
  let last = eventLoopUtilization();
  return () => {
    const now = eventLoopUtilization();
    const { utilization } = eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
