/** Whoever knows where every city lies and leaves no room: if that is enough for all cards, a deal is trivial. */

import type { City } from "../content/cities.ts";
import { pointIn } from "../rules/atlas.ts";
import type { Cell } from "../rules/position.ts";
import { QUEUE } from "./position.ts";
import type { DealState } from "./position.ts";
import { rightCells } from "./right-cells.ts";

/** Lays the cards as they come, each as near to the reference city as it may lie. */
export function isTrivial(start: DealState): boolean {
  const laid = [...start.laid];
  const backs = { ...start.backs };
  for (const city of inOrder(start)) {
    const [nearest] = rightCells({ ...start, laid, backs }, city).toSorted(
      (one, other) => stepsOut(start, one) - stepsOut(start, other),
    );
    if (!nearest) return false;
    laid.push({ city, ...nearest });
    backs[city] = pointIn(start.atlas, city);
  }
  return true;
}

/** The hand, then the queue from its top. */
function inOrder({ hands, piles }: DealState): City[] {
  return [...hands.flat(), ...(piles[QUEUE] ?? []).toReversed()];
}

function stepsOut({ laid }: DealState, { row, column }: Cell): number {
  const [reference] = laid;
  if (!reference) throw new Error("There is no reference city.");
  return Math.abs(row - reference.row) + Math.abs(column - reference.column);
}
