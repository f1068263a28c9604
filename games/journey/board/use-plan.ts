/** Moves that one tap asks for, such as a die and the way to go with it: played one after another. */

import type { BoardProps } from "@stolik/kernel";
import { useEffect, useEffectEvent, useState } from "react";
import type { Event, Move, View } from "../rules/position.ts";

export interface Plan {
  /** Whether the page is about to play the next move of it, and nobody is asked for one. */
  readonly isUnderWay: boolean;
  /** Plays the first of these moves at this point of the match, and the others once it is played. */
  begin(seq: number, moves: readonly Move[]): void;
}

/** Moves still to be played, the first of them once the one before is. */
interface Waiting {
  readonly after: number;
  readonly moves: readonly Move[];
}

export function usePlan(props: BoardProps<View, Move, Event>): Plan {
  const { play } = props;
  const [waiting, setWaiting] = useState<Waiting>();
  const isUnderWay = waiting?.after === props.seq - 1 && props.canMove;
  function begin(seq: number, [first, ...rest]: readonly Move[]): void {
    setWaiting(rest.length > 0 ? { after: seq, moves: rest } : undefined);
    if (first) play(first);
  }
  const goOn = useEffectEvent(() => {
    if (waiting) begin(waiting.after + 1, waiting.moves);
  });
  useEffect(() => {
    if (isUnderWay) goOn();
  }, [isUnderWay, props.seq]);
  return { isUnderWay, begin };
}
