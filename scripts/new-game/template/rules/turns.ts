/** Whose turn it is and how the match went: what a page asks of any view. */

import type { Seat } from "@stolik/kernel";
import { outcome } from "./ending.ts";
import type { View } from "./position.ts";

export const turns = { toMove, outcome };

function toMove(at: View): readonly Seat[] {
  return outcome(at) ? [] : [at.turn];
}
