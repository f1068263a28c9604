/** Days of the calendar, for tests that go through many. */

import type { Day } from "../daily.ts";

/** The day that lies this many days later. */
export function dayAfter(day: Day, days: number): Day {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
