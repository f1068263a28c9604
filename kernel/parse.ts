/** Small questions about foreign data, for parsers at the door. */

export type Members = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A whole number from 0 to `limit` − 1; −0, which does not survive JSON, is none. */
export function isIndex(value: unknown, limit: number): value is number {
  return (
    Number.isInteger(value) &&
    (value as number) < limit &&
    Math.sign(1 / (value as number)) > 0
  );
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** The first member that is not among the names. */
export function unknownMember(
  value: Members,
  names: readonly string[],
): string | undefined {
  return Object.keys(value).find((name) => !names.includes(name));
}

export function isOneOf<Item extends string | number>(
  value: unknown,
  items: readonly Item[],
): value is Item {
  return items.includes(value as Item);
}
