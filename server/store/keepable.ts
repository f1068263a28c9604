/** Which text a database keeps as it is: neither SQLite's driver nor PostgreSQL takes a NUL, and half a character has no UTF-8. */

import { Unkeepable } from "./damage.ts";

export function isKeepable(value: unknown): boolean {
  if (typeof value !== "string" || !suspect.test(value)) return true;
  return !unkeepable.test(value);
}

/** Throws for the first value that would be read back as another one. */
export function checkKeepable(values: readonly unknown[]): void {
  for (const value of values)
    if (!isKeepable(value))
      throw new Unkeepable(
        `Text with a NUL or half a character cannot be kept: ${JSON.stringify(value)}`,
      );
}

/** Halves of characters are rare, and a search that need not pair them is ten times as fast. */
const suspect = /[\0\uD800-\uDFFF]/;
const unkeepable = /[\0\p{Surrogate}]/u;
