/** What a review says of a turn, in words. */

import type { Assessment } from "@stolik/kernel";
import type { Move } from "../rules/position.ts";
import type { Wording } from "./words.ts";

export function say({ reason }: Assessment<Move>, { words }: Wording): string {
  return words("review.take", reason.values);
}
