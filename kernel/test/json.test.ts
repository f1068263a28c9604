/** JSON values: one canonical form for each, copies that share nothing, freezing to the bottom, and sharing what did not change. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { canonical, digest, same } from "../canonical.ts";
import { copy, copyBut, freeze, share } from "../copy.ts";
import { alike, reordered } from "../testing/alike.ts";
import { flaw } from "../testing/plain.ts";

/** What a game may hold: no −0, and no member that a copy would take for the prototype. */
const json = fc
  .json()
  .filter((text) => !text.includes("__proto__"))
  .map((text): unknown => JSON.parse(text.replaceAll("-0", "0")));

describe("the canonical form", () => {
  it.each([
    [{ b: 1, a: [{ d: 1, c: 2 }] }, '{"a":[{"c":2,"d":1}],"b":1}'],
    [{ 10: 1, 9: 2 }, '{"10":1,"9":2}'],
    [{ gone: undefined, kept: null }, '{"kept":null}'],
    [[undefined, "ż\n"], '[null,"ż\\n"]'],
    [undefined, "null"],
  ])("of %j is %s", (value, text) => {
    expect(canonical(value)).toBe(text);
  });

  it("reads back as the same value", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(value);
      }),
    );
  });

  it("does not depend on the order of members", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonical(reordered(value))).toBe(canonical(value));
        expect(same(reordered(value), value)).toBe(true);
      }),
    );
  });

  it("is equal exactly when the values are", () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        expect(same(one, other)).toBe(alike(one, other));
      }),
    );
  });

  it("has a digest that tells values, and their number, apart", () => {
    expect(digest({ a: 1, b: 2 })).toBe(digest({ b: 2, a: 1 }));
    const digests = [
      digest(),
      digest(1),
      digest([1]),
      digest(1, 2),
      digest("1"),
    ];
    expect(new Set(digests).size).toBe(digests.length);
    expect(digest(1)).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe("a copy", () => {
  it("is equal and shares no object", () => {
    fc.assert(
      fc.property(json, (value) => {
        const made = copy(freeze(value));
        expect(made).toEqual(value);
        const objects = new Set(objectsIn(value));
        expect(objectsIn(made).some((inner) => objects.has(inner))).toBe(false);
        expect(objectsIn(made).some((inner) => Object.isFrozen(inner))).toBe(
          false,
        );
      }),
    );
  });

  it("shares the members it is told to, frozen, and no others", () => {
    fc.assert(
      fc.property(json, json, (kept, copied) => {
        const made = copyBut({ kept, copied }, ["kept"]);
        expect(made).toEqual({ kept, copied });
        expect(made.kept).toBe(kept);
        expect(objectsIn(kept).every((inner) => Object.isFrozen(inner))).toBe(
          true,
        );
        const objects = new Set(objectsIn(copied));
        expect(objectsIn(made.copied).some((inner) => objects.has(inner))).toBe(
          false,
        );
      }),
    );
  });
});

describe("freezing", () => {
  it("reaches everything and returns the same value", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(freeze(value)).toBe(value);
        expect(objectsIn(value).every((inner) => Object.isFrozen(inner))).toBe(
          true,
        );
      }),
    );
  });
});

describe("sharing", () => {
  it("changes no value, reaches everything, and leaves what was as it was", () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const wanted = copy(after);
        const text = canonical(freeze(before));
        const shared = share(before, after);
        expect(shared).toEqual(wanted);
        expect(objectsIn(shared).every((inner) => Object.isFrozen(inner))).toBe(
          true,
        );
        expect(canonical(before)).toBe(text);
      }),
    );
  });

  it("takes equal values, and equal parts of others, from before", () => {
    fc.assert(
      fc.property(json, json, json, (kept, one, other) => {
        freeze([kept, one]);
        expect(share(kept, copy(kept))).toBe(kept);
        const before = freeze({ kept, items: [kept, one], changed: one });
        const after = copy({ kept, items: [kept, other], changed: other });
        const shared = share(before, after);
        expect(shared.kept).toBe(kept);
        expect(shared.items[0]).toBe(kept);
        expect(shared === before).toBe(alike(one, other));
      }),
    );
  });
});

describe("plain JSON", () => {
  it("has no flaw if it came out of JSON", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(flaw(value, "nulls")).toBeUndefined();
      }),
    );
  });

  it.each([
    [{ a: [1, -0] }, '-0 at "a[1]"'],
    [{ a: Number.NaN }, 'NaN at "a"'],
    [[Number.POSITIVE_INFINITY], 'Infinity at "[0]"'],
    [{ a: undefined }, 'undefined at "a"'],
    [{ a: { b: () => 1 } }, 'function at "a.b"'],
    [{ a: 1n }, 'bigint at "a"'],
    [new Date(0), 'an instance of a class at ""'],
    [{ a: new Map() }, 'an instance of a class at "a"'],
    [new Array(2), 'an array with gaps or members at ""'],
    [{ [Symbol("a")]: 1 }, 'a symbol at ""'],
    [JSON.parse('{"__proto__":1}'), 'a member of this name at "__proto__"'],
    [{ a: null }, 'null at "a"'],
  ])("case %#", (value, found) => {
    expect(flaw(value, "no nulls")).toBe(found);
  });
});

function objectsIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}
