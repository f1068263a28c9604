/** What one's grid would score with the card in hand at the place that is looked at. */

import type { BoardProps } from "@stolik/kernel";
import { count } from "../rules/count.ts";
import type { Cell, Count, Event, Move, View } from "../rules/index.ts";
import { after, gridOf } from "./plan.ts";
import type { OwnTurn } from "./use-turn.ts";

export function aimedCount(
  { view, seat }: BoardProps<View, Move, Event>,
  turn: OwnTurn,
  cell: Cell | undefined,
): Count | undefined {
  const moves = cell === undefined ? undefined : turn.planTo(cell);
  if (!moves || seat === null) return undefined;
  return count(gridOf(after(view, seat, moves), seat));
}
