/** Copies, freezes and compares plain JSON values. */

/** A deep copy of a plain JSON value, free to be changed. */
export function copy<Value>(value: Value): Value {
  return copyAny(value) as Value;
}

/** Freezes a plain JSON value and all it holds. */
export function freeze<Value>(value: Value): Value {
  freezeAny(value);
  return value;
}

function copyAny(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = new Array<unknown>(value.length);
    for (let index = 0; index < value.length; index += 1)
      items[index] = copyAny(value[index]);
    return items;
  }
  const source = value as Record<string, unknown>;
  const members: Record<string, unknown> = {};
  for (const name in source) members[name] = copyAny(source[name]);
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
