/** The difference between two JSON values, small enough to send instead of the second one. */

import { same } from "./canonical.ts";

/** Replace the value; or change members of an object and drop others; or set an array's length and change items. */
export type Patch =
  | readonly ["=", unknown]
  | readonly ["{", Readonly<Record<string, Patch>>, readonly string[]]
  | readonly ["[", number, Readonly<Record<string, Patch>>];

/** What turns `before` into `after`; undefined if they are the same. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (typeof before === "string" || typeof after === "string")
    return ["=", after];
  if (Array.isArray(before) && Array.isArray(after))
    return diffItems(before, after);
  if (isMembers(before) && isMembers(after)) return diffMembers(before, after);
  return same(before, after) ? undefined : ["=", after];
}

/** The value that `diff` was made to reach. What did not change is shared with `before`. */
export function applyPatch(before: unknown, patch: Patch): unknown {
  switch (patch[0]) {
    case "=":
      return patch[1];
    case "{": {
      const members: Record<string, unknown> = {
        ...(before as Record<string, unknown>),
      };
      for (const name of patch[2]) delete members[name];
      for (const [name, inner] of Object.entries(patch[1])) {
        members[name] = applyPatch(members[name], inner);
      }
      return members;
    }
    case "[": {
      const items = (before as readonly unknown[]).slice(0, patch[1]);
      for (const [index, inner] of Object.entries(patch[2])) {
        items[Number(index)] = applyPatch(items[Number(index)], inner);
      }
      return items;
    }
  }
}

function diffItems(
  before: readonly unknown[],
  after: readonly unknown[],
): Patch | undefined {
  const changed: Record<string, Patch> = {};
  let isSame = before.length === after.length;
  for (let index = 0; index < after.length; index += 1) {
    const item = after[index];
    const inner: Patch | undefined =
      index < before.length ? diff(before[index], item) : ["=", item];
    if (!inner) continue;
    changed[index] = inner;
    isSame = false;
  }
  return isSame ? undefined : ["[", after.length, changed];
}

function diffMembers(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Patch | undefined {
  const changed: Record<string, Patch> = {};
  let isSame = true;
  for (const name in after) {
    const value = after[name];
    const inner: Patch | undefined = Object.hasOwn(before, name)
      ? diff(before[name], value)
      : ["=", value];
    if (!inner) continue;
    changed[name] = inner;
    isSame = false;
  }
  const dropped: string[] = [];
  for (const name in before)
    if (!Object.hasOwn(after, name)) dropped.push(name);
  return isSame && dropped.length === 0 ? undefined : ["{", changed, dropped];
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
