/** Patches: whatever the two values, the difference applied to the first gives the second. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffText } from "../patch-text.ts";
import { applyPatch, diff } from "../patch.ts";

/** As a state may hold it: without −0, and without a member that a copy would take for the prototype. */
const json = fc
  .json({ maxDepth: 4 })
  .filter((text) => !text.includes("__proto__"))
  .map((text): unknown => JSON.parse(text.replaceAll("-0", "0")));

describe("patches", () => {
  it("lead from any value to any other", () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const patch = diff(before, after);
        const reached = patch ? applyPatch(before, patch) : before;
        expect(JSON.stringify(sorted(reached))).toBe(
          JSON.stringify(sorted(after)),
        );
      }),
    );
  });

  it("survive the wire", () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const patch = diff(before, after);
        if (patch) expect(JSON.parse(JSON.stringify(patch))).toEqual(patch);
      }),
    );
  });

  it("are the same as text", () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(diffText(before, after)).toBe(
          JSON.stringify(diff(before, after)),
        );
      }),
    );
  });

  it.each([
    [{ a: 1 }, { a: 1 }, undefined],
    [{ a: 1, b: 2 }, { a: 3, b: 2 }, ["{", { a: ["=", 3] }, []]],
    [{ a: 1, b: 2 }, { b: 2 }, ["{", {}, ["a"]]],
    [
      [1, 2, 3],
      [1, 4],
      ["[", 2, { 1: ["=", 4] }],
    ],
    [
      [[1], [2]],
      [[1], [2, 3]],
      ["[", 2, { 1: ["[", 2, { 1: ["=", 3] }] }],
    ],
    [
      [1, 2, 3],
      [0, 1, 2, 3],
      ["=", [0, 1, 2, 3]],
    ],
    [
      [[1], [2]],
      [[0], [1]],
      ["[", 2, { 0: ["=", [0]], 1: ["=", [1]] }],
    ],
    [[1], { 0: 1 }, ["=", { 0: 1 }]],
  ])("from %j to %j: %j", (before, after, patch) => {
    expect(diff(before, after)).toEqual(patch);
    expect(diffText(before, after)).toBe(JSON.stringify(patch));
  });

  it("as text are JSON, whatever a game has made of its numbers", () => {
    const text = diffText({ a: 1, b: 1, c: 1 }, { a: NaN, b: -0, c: 1 / 3 });
    expect(text).toBe(
      `["{",{"a":["=",null],"b":["=",0],"c":["=",${1 / 3}]},[]]`,
    );
  });

  it("share what did not change", () => {
    const before = { kept: { deep: [1] }, changed: 1 };
    const patch = diff(before, { kept: { deep: [1] }, changed: 2 });
    const after = applyPatch(before, patch ?? ["=", null]) as typeof before;
    expect(after.kept).toBe(before.kept);
  });
});

/** Names in order, and −0, which JSON does not know, as 0. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null)
    return value === 0 ? 0 : value;
  const members = Object.entries(value).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return members.map(([name, inner]) => [name, sorted(inner)]);
}
