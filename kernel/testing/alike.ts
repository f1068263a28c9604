/** Quick comparisons of JSON values, where writing them out would take too long. */

import { canonical } from "../canonical.ts";

/** Whether two JSON values are the same, whatever the order of their members. */
export function alike(one: unknown, other: unknown): boolean {
  if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return true;
  if (typeof one !== "object" || typeof other !== "object") return false;
  if (one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && hasSame(one, other);
  if (Array.isArray(other)) return false;
  const left = one as Record<string, unknown>;
  const right = other as Record<string, unknown>;
  const names = Object.keys(left);
  if (names.length !== Object.keys(right).length) return false;
  for (const name of names) {
    if (!alike(left[name], right[name])) return false;
    if (left[name] === undefined && !Object.hasOwn(right, name)) return false;
  }
  return true;
}

function hasSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1)
    if (!alike(one[index], other[index])) return false;
  return true;
}

/** An item that only one of two lists has, whatever their order; undefined if there is none. */
export function oddOneOut(
  one: readonly unknown[],
  other: readonly unknown[],
): string | undefined {
  if (alike(one, other)) return undefined;
  const left = new Set(one.map(canonical));
  const right = new Set(other.map(canonical));
  return (
    [...left].find((text) => !right.has(text)) ??
    [...right].find((text) => !left.has(text))
  );
}

/** The same value with the members of every object the other way round. */
export function reordered(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(reordered);
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, inner]) => [name, reordered(inner)]),
  );
}
