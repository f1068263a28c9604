/** Whether a value is plain JSON: what is written and read back is the same. */

const MAX_DEPTH = 64;

/** What keeps the value from being plain JSON and where, or undefined if nothing does. */
export function flaw(
  value: unknown,
  nulls: "nulls" | "no nulls",
  path = "",
  depth = 0,
): string | undefined {
  if (value === null)
    return nulls === "nulls" ? undefined : `null at "${path}"`;
  if (typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number") {
    if (Object.is(value, -0)) return `-0 at "${path}"`;
    return Number.isFinite(value) ? undefined : `${value} at "${path}"`;
  }
  if (typeof value !== "object") return `${typeof value} at "${path}"`;
  if (depth > MAX_DEPTH) return `no end of depth at "${path}"`;
  return Array.isArray(value)
    ? arrayFlaw(value, nulls, path, depth)
    : objectFlaw(value, nulls, path, depth);
}

function arrayFlaw(
  items: readonly unknown[],
  nulls: "nulls" | "no nulls",
  path: string,
  depth: number,
): string | undefined {
  if (Object.keys(items).length !== items.length)
    return `an array with gaps or members at "${path}"`;
  for (const [index, item] of items.entries()) {
    const found = flaw(item, nulls, `${path}[${index}]`, depth + 1);
    if (found) return found;
  }
  return undefined;
}

function objectFlaw(
  value: object,
  nulls: "nulls" | "no nulls",
  path: string,
  depth: number,
): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    return `an instance of a class at "${path}"`;
  if (Object.getOwnPropertySymbols(value).length > 0)
    return `a symbol at "${path}"`;
  const names = Object.getOwnPropertyNames(value);
  if (names.length !== Object.keys(value).length)
    return `a member that is not enumerable at "${path}"`;
  for (const name of names) {
    const inner = path === "" ? name : `${path}.${name}`;
    // A copy would take it for the prototype.
    if (name === "__proto__") return `a member of this name at "${inner}"`;
    const found = flaw(
      (value as Record<string, unknown>)[name],
      nulls,
      inner,
      depth + 1,
    );
    if (found) return found;
  }
  return undefined;
}
