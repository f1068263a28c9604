/** Random numbers: reproducible, independent from move to move, and fair. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  below,
  fastRandom,
  fraction,
  pick,
  shuffle,
  stream,
} from "../random.ts";
import type { Random } from "../random.ts";
import { seedFrom } from "../seed.ts";

const key = seedFrom("a match");
const byValue = (one: number, other: number) => one - other;
const take = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.next());
/** A source that gives the words it is told to give. */
const scripted = (...words: number[]): Random => ({
  next: () => words.shift() ?? 0,
});

describe("the stream of a move", () => {
  it("is ChaCha20 as RFC 8439 has it", () => {
    // RFC 8439, A.1, test vectors 1 and 2: key and nonce zero, blocks 0 and 1.
    const words = take(stream(new Uint8Array(32), 0), 32);
    const hex = words.map((word) => word.toString(16).padStart(8, "0"));
    expect(hex.slice(0, 4)).toEqual([
      "ade0b876",
      "903df1a0",
      "e56a5d40",
      "28bd8653",
    ]);
    expect(hex.slice(16, 20)).toEqual([
      "bee7079f",
      "7a385155",
      "7c97ba98",
      "0d082d73",
    ]);
  });

  it("is the same for the same match and move", () => {
    expect(take(stream(key, 7), 100)).toEqual(take(stream(key, 7), 100));
  });

  it("is another for another move or match", () => {
    const starts = Array.from({ length: 500 }, (_, seq) =>
      take(stream(key, seq), 4).join(),
    );
    expect(new Set(starts).size).toBe(500);
    expect(take(stream(seedFrom("another"), 0), 4).join()).not.toBe(starts[0]);
  });

  it("does not depend on how much another move drew", () => {
    const before = take(stream(key, 2), 10);
    take(stream(key, 1), 1000);
    expect(take(stream(key, 2), 10)).toEqual(before);
  });
});

describe("the fast generator", () => {
  it("is pinned: a saved simulation stays what it was", () => {
    expect(take(fastRandom(1), 4)).toEqual([
      3359835970, 1182520828, 4267878529, 3063500945,
    ]);
  });

  it("differs from seed to seed", () => {
    const starts = Array.from({ length: 500 }, (_, seed) =>
      take(fastRandom(seed), 2).join(),
    );
    expect(new Set(starts).size).toBe(500);
  });
});

describe("below", () => {
  it("stays in range", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 32 }), isBelow),
    );
    function isBelow(seed: number, limit: number) {
      const drawn = below(fastRandom(seed), limit);
      return Number.isInteger(drawn) && drawn >= 0 && drawn < limit;
    }
  });

  it("draws again where the last words would favour small numbers", () => {
    // 2^32 = 3 × 1431655765 + 1: the last word is one too many.
    expect(below(scripted(0xffff_ffff, 5), 3)).toBe(2);
    expect(below(scripted(0xffff_fffe), 3)).toBe(2);
  });

  it.each([3, 6, 10])("gives all numbers below %i alike", (limit) => {
    const counts = new Array<number>(limit).fill(0);
    const draws = 60_000;
    const random = stream(key, limit);
    for (let draw = 0; draw < draws; draw += 1) {
      const drawn = below(random, limit);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    const mean = draws / limit;
    const chiSquare = counts.reduce(
      (sum, count) => sum + (count - mean) ** 2 / mean,
      0,
    );
    // Three times the degrees of freedom and more is rarer than one in a thousand.
    expect(chiSquare).toBeLessThan(3 * limit + 6);
  });

  it.each([0, -1, 0.5, Number.NaN, 2 ** 32 + 1])(
    "throws below %d, where there is nothing to draw",
    (limit) => {
      expect(() => below(fastRandom(1), limit)).toThrow("No integer");
    },
  );
});

describe("what is drawn", () => {
  it("a fraction is at least 0 and less than 1", () => {
    expect(fraction(scripted(0))).toBe(0);
    expect(fraction(scripted(0xffff_ffff))).toBeLessThan(1);
  });

  it("a shuffle is a permutation, in place", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const before = items.toSorted(byValue);
        expect(shuffle(items, fastRandom(seed))).toBe(items);
        expect(items.toSorted(byValue)).toEqual(before);
      }),
    );
  });

  it("a shuffle reaches every order equally often", () => {
    const counts = new Map<string, number>();
    const random = stream(key, 1);
    for (let draw = 0; draw < 24_000; draw += 1) {
      const order = shuffle([1, 2, 3, 4], random).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(850);
      expect(count).toBeLessThan(1150);
    }
  });

  it("one is picked of some, and none of none", () => {
    expect(pick(["only"], fastRandom(1))).toBe("only");
    expect(() => pick([], fastRandom(1))).toThrow("Nothing to pick");
  });
});
