/** What the host of a table may choose. */

import { isIndex, isObject, ok, refuse, unknownMember } from "@stolik/kernel";
import type { Seat } from "@stolik/kernel";
import type { Result } from "./refusal.ts";

export interface Options {
  /** G6: whether both sides of every card are public. */
  readonly openCards: boolean;
  /** G5: who begins. */
  readonly first: Seat | "random";
}

export function parseOptions(raw: unknown, seats: number): Result<Options> {
  if (!isObject(raw)) return refuse("malformed-options");
  const unknown = unknownMember(raw, ["openCards", "first"]);
  if (unknown !== undefined)
    return refuse("unknown-option", undefined, { option: unknown });
  const { openCards = true, first = "random" } = raw;
  if (typeof openCards !== "boolean")
    return refuse("bad-option", "G6", { option: "openCards" });
  if (first !== "random" && !isIndex(first, seats))
    return refuse("bad-option", "G5", { option: "first" });
  return ok({ openCards, first });
}
