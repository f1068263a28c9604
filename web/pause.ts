/** How long to wait before the next attempt: twice as long each time, and spread, so that a server that comes back is not met by everyone at once. */

const FIRST_PAUSE = 400;
/** People sit and wait: a restarted server is found again within seconds. */
const LONGEST_PAUSE = 4_000;

/** In milliseconds; `random` is between 0 and 1. */
export function pause(attempts: number, random: number): number {
  const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempts);
  return longest * (0.5 + random / 2);
}
