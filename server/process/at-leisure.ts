/** Work that nobody waits for is done once, in the first quiet moment. */

import { busyShare } from "./busy.ts";

/** Busier than this share of the time the server has other things to do. */
const QUIET_BELOW = 0.1;

/** Looks every so many milliseconds; returns how to call it off. */
export function atLeisure(
  work: () => void,
  every: number,
  busy: () => number = busyShare(),
): () => void {
  const timer = setInterval(() => {
    if (busy() > QUIET_BELOW) return;
    clearInterval(timer);
    work();
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
