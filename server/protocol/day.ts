/** Days by the calendar of Warsaw, whatever the clock of the machine is set to. */

import type { Day } from "@stolik/kernel";

const HOUR = 60 * 60_000;
/** How far Warsaw is ahead of Greenwich, in hours: in winter and in summer. */
const AHEAD = [1, 2];

/** The day at a moment, which is given in milliseconds. */
export function dayAt(moment: number): Day {
  // Made here: the first calendar takes a phone as long as a board does, and most pages ask for no day.
  const calendar = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Warsaw",
    // Written year first, as the Swedes do.
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return calendar.format(moment);
}

/** The day so many days after another, or before it. */
export function dayAfter(day: Day, days: number): Day {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** When a day begins, in milliseconds. */
export function beginningOf(day: Day): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const [winter = 0, summer = 0] = AHEAD.map(
    (hours) => midnight - hours * HOUR,
  );
  return dayAt(summer) === day ? summer : winter;
}

export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T12:00:00Z`);
  return !Number.isNaN(moment) && dayAfter(text, 0) === text;
}
