/** What the host of a table may choose. */

import { isIndex, isObject, ok, refuse, unknownMember } from "@stolik/kernel";
import type { Seat } from "@stolik/kernel";
import type { Result } from "./refusal.ts";

/** J7: one card each, or more for those who come later. */
export const deals = ["even", "stepped"] as const;
export type DealName = (typeof deals)[number];

export interface Options {
  /** J8: who begins. */
  readonly first: Seat | "random";
  readonly deal: DealName;
}

/** J7: what was dealt while nobody could choose. */
export const formerOptions = { deal: "stepped" } as const;

export function parseOptions(raw: unknown, seats: number): Result<Options> {
  if (!isObject(raw)) return refuse("malformed-options");
  const unknown = unknownMember(raw, ["first", "deal"]);
  if (unknown !== undefined)
    return refuse("unknown-option", undefined, { option: unknown });
  const { first = "random", deal: asked = "even" } = raw;
  if (first !== "random" && !isIndex(first, seats))
    return refuse("bad-option", "J8", { option: "first" });
  const deal = deals.find((name) => name === asked);
  if (!deal) return refuse("bad-option", "J7", { option: "deal" });
  return ok({ first, deal });
}
