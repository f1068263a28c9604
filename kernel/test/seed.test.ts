/** Seeds: written and read, committed to, and mixed with what every seat adds. */

import { describe, expect, it } from "vitest";

import {
  botSeed,
  commitment,
  matchKey,
  parseSeed,
  SEED_BYTES,
  seedFrom,
  seedToHex,
} from "../seed.ts";

const seed = seedFrom("abc");
const hex = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

describe("a seed", () => {
  it("is the SHA-256 of its text", () => {
    expect(seed).toHaveLength(SEED_BYTES);
    expect(seedToHex(seed)).toBe(hex);
  });

  it("is read back from its digits", () => {
    expect(parseSeed(seedToHex(seed))).toEqual(seed);
  });

  it.each(["", "0", hex.slice(1), `${hex}0`, hex.toUpperCase(), `${hex}\n`])(
    "is not %j",
    (text) => {
      expect(parseSeed(text)).toBeUndefined();
    },
  );

  it("is committed to by a hash that is not its own text's", () => {
    expect(commitment(seed)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitment(seed)).not.toBe(hex);
    expect(commitment(seed)).toBe(commitment(seedFrom("abc")));
    expect(commitment(seed)).not.toBe(commitment(seedFrom("abd")));
  });
});

describe("the key of a match", () => {
  const keyOf = (...entropy: string[]) => seedToHex(matchKey(seed, entropy));

  it("is pinned: records made with it must stay readable", () => {
    expect(keyOf("one", "two")).toBe(
      "ebaea26df08e6f440279b278f9779efdd0993c40f630bd51b41cd2eb21947776",
    );
  });

  it("depends on the seed and on every seat's words, their order and their bounds", () => {
    const keys = [
      keyOf("one", "two"),
      keyOf("two", "one"),
      keyOf("onet", "wo"),
      keyOf("one", "two", ""),
      keyOf("", ""),
      keyOf(),
      seedToHex(matchKey(seedFrom("other"), ["one", "two"])),
      seedToHex(seed),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("gives every seat's bot a number of its own", () => {
    const key = matchKey(seed, []);
    const numbers = [0, 1, 2, 3].map((seat) => botSeed(key, seat));
    expect(new Set(numbers).size).toBe(4);
    expect(botSeed(key, 0)).toBe(numbers[0]);
  });
});
