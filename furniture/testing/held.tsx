/** A board at a table that has a pace: what it holds back can be looked at. */

import type { BoardProps } from "@stolik/kernel";
import type { ComponentType, ReactNode } from "react";
import { Pacing } from "../pacing.tsx";
import type { Hold, PacedBoard } from "../pacing.tsx";

export interface Holding<View, Move, Event> {
  Board(props: BoardProps<View, Move, Event>): ReactNode;
  held(): Hold | undefined;
}

export function holding<View, Move, Event>(
  Inner: ComponentType<BoardProps<View, Move, Event>>,
): Holding<View, Move, Event> {
  let held: Hold | undefined;
  const paced: PacedBoard = {
    told: () => undefined,
    hold: (until) => {
      held = until;
    },
  };
  return {
    Board: (props) => (
      <Pacing value={paced}>
        <Inner {...props} />
      </Pacing>
    ),
    held: () => held,
  };
}
