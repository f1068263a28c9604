/** A streak: days in a row, of which one in seven is forgiven. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAfter } from "@stolik/server/day";
import { streakOf } from "../daily/streak.ts";

const TODAY = "2026-11-17";
const before = (...ago: readonly number[]) =>
  ago.map((days) => dayAfter(TODAY, -days));
const agos = fc.uniqueArray(fc.integer({ min: 0, max: 40 }));

/** Without any forgiveness. */
function plainRun(ago: readonly number[]): number {
  let days = ago.includes(0) ? 0 : 1;
  while (ago.includes(days)) days += 1;
  return ago.includes(0) ? days : days - 1;
}

describe("a streak", () => {
  it.each<[string, readonly number[], number]>([
    ["begins with the first day", [0], 1],
    ["lasts until today is over", [1, 2, 3], 3],
    ["forgives one day", [0, 1, 3, 4], 4],
    ["does not forgive two in a row", [0, 1, 4, 5], 2],
    ["does not forgive two in seven days", [0, 2, 3, 4, 5, 7], 5],
    ["forgives one in each seven", [0, 2, 3, 4, 5, 6, 7, 9], 8],
    ["is nothing without a day", [], 0],
    ["ends where a day in it is too long ago", [9], 0],
  ])("%s", (_, ago, count) => {
    expect(streakOf(before(...ago), TODAY)).toBe(count);
  });

  it("is never shorter than the days in a row, nor longer than all of them", () => {
    fc.assert(
      fc.property(agos, (ago) => {
        const streak = streakOf(before(...ago), TODAY);
        expect(streak).toBeGreaterThanOrEqual(plainRun(ago));
        expect(streak).toBeLessThanOrEqual(ago.length);
      }),
    );
  });

  it("never grows shorter by a day that was solved", () => {
    fc.assert(
      fc.property(agos, fc.integer({ min: 0, max: 40 }), (ago, more) => {
        expect(streakOf(before(...ago, more), TODAY)).toBeGreaterThanOrEqual(
          streakOf(before(...ago), TODAY),
        );
      }),
    );
  });

  it("has at most one missed day in any seven", () => {
    fc.assert(
      fc.property(agos, (ago) => {
        const streak = streakOf(before(...ago), TODAY);
        const counted = ago.toSorted((one, other) => one - other);
        const first = counted[streak - 1];
        if (first === undefined) return;
        const missed = Array.from({ length: first }, (_, days) => days).filter(
          (days) => days > 0 && !ago.includes(days),
        );
        missed.slice(1).forEach((days, index) => {
          expect(days - (missed[index] ?? 0)).toBeGreaterThanOrEqual(7);
        });
      }),
    );
  });
});
