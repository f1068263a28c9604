/** What the board shows: a position, and what happened in the move that led to it. */

import type { BoardProps } from "@stolik/kernel";
import type { Event, Move, View } from "../rules/position.ts";
import type { Plan } from "./use-plan.ts";

export interface Shown extends BoardProps<View, Move, Event> {
  /** What happened in the last move. */
  readonly news: readonly Event[];
}

const NONE: readonly Event[] = [];

export function shownBy(
  props: BoardProps<View, Move, Event>,
  plan: Plan,
): Shown {
  const last = props.heard.at(-1);
  return {
    ...props,
    canMove: props.canMove && !plan.isUnderWay,
    news: last?.seq === props.seq ? last.events : NONE,
  };
}
