/** One canonical form for every JSON value, so that equal values have equal digests. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** JSON with the members of every object in the order of their names. */
export function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null)
    return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const members = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`);
  return `{${members.join(",")}}`;
}

/** Whether two JSON values are the same, whatever the order of their members. */
export function same(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** A short digest: enough to notice a difference, such as a client that has gone astray. */
export function digest(...values: readonly unknown[]): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(values)))).slice(0, 16);
}
