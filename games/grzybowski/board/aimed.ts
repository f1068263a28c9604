/** What one's grid would score with the card in hand at the place that is looked at. */

import type { BoardProps } from "@stolik/kernel";
import { useState } from "react";
import { count } from "../rules/count.ts";
import type { Cell, Count, Event, Move, View } from "../rules/index.ts";
import { after, gridOf } from "./plan.ts";
import type { OwnTurn } from "./use-turn.ts";

/** `carried`: where a card that is dragged would land. */
export function useAim(
  board: BoardProps<View, Move, Event>,
  turn: OwnTurn,
  carried: Cell | undefined,
) {
  const [at, setAt] = useState<Cell>();
  return {
    aimed: aimedCount(board, turn, carried ?? at),
    // Only where a tap leads somewhere is there something to count.
    aim: (cell: Cell | undefined) =>
      setAt(cell !== undefined && turn.lit.has(cell) ? cell : undefined),
  };
}

function aimedCount(
  { view, seat }: BoardProps<View, Move, Event>,
  turn: OwnTurn,
  cell: Cell | undefined,
): Count | undefined {
  const moves = cell === undefined ? undefined : turn.planTo(cell);
  if (!moves || seat === null) return undefined;
  return count(gridOf(after(view, seat, moves), seat));
}
