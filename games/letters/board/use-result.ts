/** One's own result: the word one has just read, or what the dictionary said of it or to one's question (L17). */

import { useOwnResult } from "@stolik/furniture";
import type { OwnResultState } from "@stolik/furniture";
import type { BoardProps, HeardEvents, Seat } from "@stolik/kernel";
import type { Event, Move, View } from "../rules/position.ts";

export interface Result extends OwnResultState {
  readonly last: HeardEvents<Event>;
  /** An answer of the dictionary has a place of its own. */
  readonly type: "turn" | "answer";
}

export function useResult({
  heard,
  seat,
  seq,
  view,
  outcome,
}: BoardProps<View, Move, Event>): Result | undefined {
  const last = heard.at(-1);
  const type =
    last && seat !== null && !outcome && !view.task
      ? typeOf(last, seat, view)
      : undefined;
  const state = useOwnResult(type && last?.seq, seq);
  return last && type && { ...state, last, type };
}

function typeOf(
  { events }: HeardEvents<Event>,
  seat: Seat,
  { sheet }: View,
): Result["type"] | undefined {
  for (const event of events) {
    if (event.type === "challenged" && isAbout(seat, event.seat, sheet))
      return "answer";
    const isTurn = event.type === "word" || event.type === "exchanged";
    if (isTurn && event.seat === seat) return "turn";
  }
  return undefined;
}

/** Whether one has asked, or the word was one's own. */
function isAbout(seat: Seat, asker: Seat, sheet: View["sheet"]): boolean {
  return asker === seat || sheet.at(-1)?.seat === seat;
}
