/** Ways compared in imagined worlds: the better one is found, and luck alone is not taken for it. */

import { describe, expect, it } from "vitest";
import { compareInWorlds } from "../compare.ts";
import { fastRandom, fraction } from "../random.ts";

const worlds = { choosing: 8, measuring: 64 };

describe("ways compared in worlds", () => {
  it("find the better one and measure the difference", () => {
    const compared = compareInWorlds({
      played: 1,
      others: [3, 2],
      worthIn: (way, luck) => way + fraction(fastRandom(luck)),
      ...worlds,
      random: fastRandom(1),
    });
    expect(compared.way).toBe(3);
    expect(compared.best - compared.played).toBeCloseTo(2);
    expect(compared.spread).toBeCloseTo(0);
  });

  it("keep what was played where nothing is better", () => {
    const compared = compareInWorlds({
      played: 3,
      others: [1, 2],
      worthIn: (way) => way,
      ...worlds,
      random: fastRandom(1),
    });
    expect(compared).toEqual({ way: 3, best: 3, played: 3, spread: 0 });
  });

  it("do not take luck for a difference", () => {
    // Every way is worth the same, and a great deal more or less by chance.
    const gaps = Array.from({ length: 40 }, (_, seed) => {
      const { best, played, spread } = compareInWorlds({
        played: 0,
        others: [1, 2, 3, 4],
        worthIn: (way, luck) => 100 * fraction(fastRandom(luck + way)),
        ...worlds,
        random: fastRandom(seed),
      });
      return best - played > 2 * spread;
    });
    expect(gaps.filter(Boolean).length).toBeLessThan(4);
  });
});
