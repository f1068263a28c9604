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

/** N2: the boards, by rows and columns. */
export const boards = {
  roomy: { rows: 15, columns: 19 },
  standard: { rows: 11, columns: 15 },
  tight: { rows: 7, columns: 11 },
} as const;
export const boardNames = ["roomy", "standard", "tight"] as const;
type Board = (typeof boardNames)[number];

export interface Options {
  readonly board: Board;
  /** N6: who begins. */
  readonly first: Seat | "random";
}

export function parseOptions(raw: unknown, seats: number): Result<Options> {
  if (!isObject(raw)) return refuse("malformed-options");
  const unknown = unknownMember(raw, ["board", "first"]);
  if (unknown !== undefined)
    return refuse("unknown-option", undefined, { option: unknown });
  const { board = "roomy", first = "random" } = raw;
  if (!isOneOf(board, boardNames))
    return refuse("bad-option", "N2", { option: "board" });
  if (first !== "random" && !isIndex(first, seats)) {
    return refuse("bad-option", "N6", { option: "first" });
  }
  return ok({ board, first });
}
