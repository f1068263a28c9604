/** Copies, freezes and compares plain JSON values. */

/** A deep copy of a plain JSON value, free to be changed. */
export function copy<Value>(value: Value): Value {
  return copyAny(value) as Value;
}

/** Freezes a plain JSON value and all it holds. */
export function freeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value))
    return value;
  for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
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
