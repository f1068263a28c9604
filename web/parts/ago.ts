/** How long ago something was, as people say it: yesterday, 5 minutes ago. */

import type { Language } from "@stolik/kernel";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The largest first. */
const units = [
  ["year", 365 * DAY],
  ["month", 30 * DAY],
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
] as const;

export function ago(at: number, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  // Clocks differ: nothing lies ahead.
  const passed = Math.max(0, now - at);
  for (const [unit, length] of units)
    if (passed >= length)
      return words.format(-Math.floor(passed / length), unit);
  return words.format(0, "second");
}
