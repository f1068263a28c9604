/** What the host of a table may choose. */

import {
  isIndex,
  isObject,
  isOneOf,
  ok,
  refuse,
  unknownMember,
} from "@stolik/kernel";
import type { Seat } from "@stolik/kernel";
import type { Result } from "./refusal.ts";

/** S2: how many cards each player gets. */
export const handSizes = { short: 4, long: 6 } as const;
export const lengths = ["short", "long"] as const;

export interface Options {
  readonly length: (typeof lengths)[number];
  /** S3: who leads first. */
  readonly first: Seat | "random";
}

export function parseOptions(raw: unknown, seats: number): Result<Options> {
  if (!isObject(raw)) return refuse("malformed-options");
  const unknown = unknownMember(raw, ["length", "first"]);
  if (unknown !== undefined)
    return refuse("unknown-option", undefined, { option: unknown });
  const { length = "short", first = "random" } = raw;
  if (!isOneOf(length, lengths))
    return refuse("bad-option", "S2", { option: "length" });
  if (first !== "random" && !isIndex(first, seats))
    return refuse("bad-option", "S3", { option: "first" });
  return ok({ length, first });
}
