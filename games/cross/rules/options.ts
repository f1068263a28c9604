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

/** C20: what the cards are ordered by. */
export const variants = ["coordinates", "people"] as const;
export type Variant = (typeof variants)[number];

/** C3: which places are shuffled: all of them, or without the least or the most famous. */
export const difficulties = ["easy", "mixed", "hard"] as const;
export type Difficulty = (typeof difficulties)[number];

export interface Options {
  readonly variant: Variant;
  readonly deck: Difficulty;
  /** C14: whether what a check has shown stays in sight. */
  readonly openBook: boolean;
  /** C6: who begins. */
  readonly first: Seat | "random";
}

export function parseOptions(raw: unknown, seats: number): Result<Options> {
  if (!isObject(raw)) return refuse("malformed-options");
  const unknown = unknownMember(raw, ["variant", "deck", "openBook", "first"]);
  if (unknown !== undefined)
    return refuse("unknown-option", undefined, { option: unknown });
  const {
    variant = "coordinates",
    deck = "mixed",
    openBook = false,
    first = "random",
  } = raw;
  if (!isOneOf(variant, variants)) return badOption("C20", "variant");
  if (!isOneOf(deck, difficulties)) return badOption("C3", "deck");
  if (typeof openBook !== "boolean") return badOption("C14", "openBook");
  if (first !== "random" && !isIndex(first, seats))
    return badOption("C6", "first");
  return ok({ variant, deck, openBook, first });
}

function badOption(rule: string, option: string): Result<never> {
  return refuse("bad-option", rule, { option });
}
