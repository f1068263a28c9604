/** What the host of a table may choose. */

import { isIndex, isObject, ok, refuse, unknownMember } from "@stolik/kernel";
import type { Result, Seat } from "@stolik/kernel";

export interface Options {
  /** J8: who begins. */
  readonly first: Seat | "random";
}

export function parseOptions(raw: unknown, seats: number): Result<Options> {
  if (!isObject(raw)) return refuse("malformed-options");
  const unknown = unknownMember(raw, ["first"]);
  if (unknown !== undefined)
    return refuse("unknown-option", undefined, { option: unknown });
  const { first = "random" } = raw;
  if (first !== "random" && !isIndex(first, seats))
    return refuse("bad-option", "J8", { option: "first" });
  return ok({ first });
}
