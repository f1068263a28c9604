/** Which text a database keeps as it is: neither SQLite's driver nor PostgreSQL takes a NUL, and half a character has no UTF-8. */

import { Unkeepable } from "./damage.ts";

export function isKeepable(value: unknown): boolean {
  if (typeof value !== "string") return true;
  return value.isWellFormed() && !value.includes("\0");
}

/** Throws for the first value that would be read back as another one. */
export function checkKeepable(values: readonly unknown[]): void {
  // By index: every row of the log comes this way.
  for (let index = 0; index < values.length; index += 1)
    if (!isKeepable(values[index]))
      throw new Unkeepable(
        `Text with a NUL or half a character cannot be kept: ${JSON.stringify(values[index])}`,
      );
}
