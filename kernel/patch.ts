/** The difference between two JSON values, small enough to send instead of the second one. */

/** Replace the value; or change members of an object and drop others; or set an array's length and change items. */
export type Patch =
  | readonly ["=", unknown]
  | readonly ["{", Readonly<Record<string, Patch>>, readonly string[]]
  | readonly ["[", number, Readonly<Record<string, Patch>>];

/** What turns `before` into `after`; undefined if they are the same. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after))
    return diffItems(before, after);
  if (isMembers(before) && isMembers(after)) return diffMembers(before, after);
  return ["=", after];
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
  if (isRewritten(before, after)) return ["=", after];
  const changed: Record<string, Patch> = {};
  let isSame = before.length === after.length;
  for (let index = 0; index < after.length; index += 1) {
    const item = after[index];
    const old = before[index];
    const isKnown = index < before.length;
    // Most items are the very same: they cost no call.
    if (isKnown && item === old) continue;
    const inner: Patch | undefined = isKnown ? diff(old, item) : ["=", item];
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
  let known = 0;
  for (const name in after) {
    const value = after[name];
    const old = before[name];
    // As above; JSON has no undefined, so an equal value is a member that exists.
    const isSameValue = value !== undefined && value === old;
    const isKnown = isSameValue || Object.hasOwn(before, name);
    if (isKnown) known += 1;
    if (isSameValue) continue;
    const inner: Patch | undefined = isKnown ? diff(old, value) : ["=", value];
    if (!inner) continue;
    changed[name] = inner;
    isSame = false;
  }
  const names = Object.keys(before);
  const dropped =
    known === names.length
      ? []
      : names.filter((name) => !Object.hasOwn(after, name));
  return isSame && dropped.length === 0 ? undefined : ["{", changed, dropped];
}

/** Whether a list of plain values has changed in more than half of its items: then it is shorter, and sooner written, as a whole. */
export function isRewritten(
  before: readonly unknown[],
  after: readonly unknown[],
): boolean {
  let changed = 0;
  for (let index = 0; index < after.length; index += 1) {
    const item = after[index];
    // What is inside of items that stay must stay the very same.
    if (typeof item === "object" && item !== null) return false;
    if (item !== before[index]) changed += 1;
  }
  return 2 * changed > after.length;
}

export function isMembers(
  value: unknown,
): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
