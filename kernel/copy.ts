/** Copies, freezes and shares plain JSON values. */

/** A deep copy of a plain JSON value, free to be changed. */
export function copy<Value>(value: Value): Value {
  return copyAny(value) as Value;
}

/** A copy of an object, free to be changed but for the named members: those in `shared` are frozen and shared, and so are the items of those in `shallow`. */
export function copyBut<Value>(
  value: Value,
  shared: readonly string[],
  shallow: readonly string[] = [],
): Value {
  const source = value as Record<string, unknown>;
  const members: Record<string, unknown> = {};
  for (const name in source) {
    const member = source[name];
    if (shared.includes(name)) members[name] = freeze(member);
    else if (shallow.includes(name)) members[name] = copyList(freeze(member));
    else members[name] = copyAny(member);
  }
  return members as Value;
}

/** Freezes a plain JSON value and all it holds. */
export function freeze<Value>(value: Value): Value {
  freezeAny(value);
  return value;
}

/** Freezes `after`. Parts that did not change are taken from `before`, so that they are the very same objects, frozen already. */
export function share<Value>(before: unknown, after: Value): Value {
  return shareAny(before, after) as Value;
}

function copyAny(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    // Engines spread an array in one go, frozen or not; most hold nothing to be copied further.
    const items: unknown[] = [...(value as readonly unknown[])];
    for (let index = 0; index < items.length; index += 1) {
      const item = items[index];
      if (typeof item === "object") items[index] = copyAny(item);
    }
    return items;
  }
  const source = value as Record<string, unknown>;
  const members: Record<string, unknown> = {};
  for (const name in source) members[name] = copyAny(source[name]);
  return members;
}

function copyList(list: unknown): unknown {
  if (Array.isArray(list)) return [...(list as readonly unknown[])];
  const source = list as Record<string, unknown>;
  const members: Record<string, unknown> = {};
  // Engines spread a frozen object of many members far more slowly.
  for (const name in source) members[name] = source[name];
  return members;
}

function freezeAny(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value))
    return;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1)
      freezeAny(value[index]);
  } else {
    const source = value as Record<string, unknown>;
    for (const name in source) freezeAny(source[name]);
  }
  Object.freeze(value);
}

function shareAny(before: unknown, after: unknown): unknown {
  if (before === after || typeof after !== "object" || after === null)
    return after;
  if (Object.isFrozen(after)) return after;
  if (Array.isArray(after))
    return Array.isArray(before) ? shareItems(before, after) : freeze(after);
  if (typeof before !== "object" || before === null || Array.isArray(before))
    return freeze(after);
  return shareMembers(
    before as Readonly<Record<string, unknown>>,
    after as Record<string, unknown>,
  );
}

function shareItems(
  before: readonly unknown[],
  after: unknown[],
): readonly unknown[] {
  let isSame = before.length === after.length;
  for (let index = 0; index < after.length; index += 1) {
    const old = before[index];
    const item = after[index];
    if (item === old) continue;
    const shared = shareAny(old, item);
    if (shared !== old) isSame = false;
    if (shared !== item) after[index] = shared;
  }
  return isSame ? before : Object.freeze(after);
}

function shareMembers(
  before: Readonly<Record<string, unknown>>,
  after: Record<string, unknown>,
): Readonly<Record<string, unknown>> {
  let isSame = true;
  let count = 0;
  for (const name in after) {
    count += 1;
    const old = before[name];
    const value = after[name];
    if (value === old) continue;
    const shared = shareAny(old, value);
    if (shared !== old) isSame = false;
    if (shared !== value) after[name] = shared;
  }
  if (isSame && count === Object.keys(before).length) return before;
  return Object.freeze(after);
}
