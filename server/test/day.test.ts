/** Days by the calendar of Warsaw: where they begin, in summer, in winter and between. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beginningOf, dayAfter, dayAt, isDay } from "../protocol/day.ts";

const moments = fc.integer({
  min: Date.parse("2020-01-01T00:00:00Z"),
  max: Date.parse("2060-01-01T00:00:00Z"),
});

describe("a day of Warsaw", () => {
  it("begins an hour or two before Greenwich's", () => {
    expect(dayAt(Date.parse("2026-11-17T22:59:59Z"))).toBe("2026-11-17");
    expect(dayAt(Date.parse("2026-11-17T23:00:00Z"))).toBe("2026-11-18");
    expect(dayAt(Date.parse("2026-07-01T21:59:59Z"))).toBe("2026-07-01");
    expect(dayAt(Date.parse("2026-07-01T22:00:00Z"))).toBe("2026-07-02");
  });

  it("begins at the moment after the day before has ended", () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const day = dayAt(moment);
        const begins = beginningOf(day);
        expect(dayAt(begins)).toBe(day);
        expect(dayAt(begins - 1)).toBe(dayAfter(day, -1));
        expect(moment).toBeGreaterThanOrEqual(begins);
        expect(moment).toBeLessThan(beginningOf(dayAfter(day, 1)));
      }),
    );
  });

  it("is written year first", () => {
    expect(isDay("2028-02-29")).toBe(true);
    for (const text of ["2026-02-29", "2026-2-1", "2026-13-01", "today", ""])
      expect(isDay(text)).toBe(false);
  });
});
