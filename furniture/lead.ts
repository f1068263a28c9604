/** Who is ahead as a match goes on: the moments at which somebody else takes the lead. */

import type { Seat } from "@stolik/kernel";

/** Something that brought a seat to what it has now. */
export interface Gain<Event> {
  readonly event: Event;
  readonly seat: Seat;
  /** What the seat has after it; more is better. */
  readonly has: number;
}

/** Those of the events after which somebody leads alone who did not lead before; the first lead is none. */
export function leadChanges<Event>(
  gains: readonly Gain<Event>[],
): readonly Event[] {
  const all = new Map<Seat, number>();
  let leader: Seat | undefined;
  return gains.flatMap(({ event, seat, has }) => {
    all.set(seat, has);
    const isAhead = [...all].every(
      ([other, theirs]) => other === seat || theirs < has,
    );
    if (!isAhead || leader === seat) return [];
    const isFirst = leader === undefined;
    leader = seat;
    return isFirst ? [] : [event];
  });
}
