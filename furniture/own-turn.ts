/** One's own turn in games where a turn is several moves. */

import type { HeardEvents, Seat } from "@stolik/kernel";

export interface OwnTurn<Event> {
  /** Of its last move. */
  readonly seq: number;
  readonly events: readonly Event[];
}

/** The turn that was played last, if it was this seat's. Whose move it was, its first event with a seat tells. */
export function ownTurn<Event extends object>(
  heard: readonly HeardEvents<Event>[],
  seat: Seat | null,
): OwnTurn<Event> | undefined {
  const last = heard.at(-1);
  if (seat === null || !last) return undefined;
  // The deal is nobody's turn.
  const others = heard.findLastIndex(({ seq, events }) => {
    const mover = moverIn(events);
    return seq === 0 || (mover !== undefined && mover !== seat);
  });
  // What tells of nobody ends the turn before it.
  const own = heard.findIndex(
    ({ events }, index) => index > others && moverIn(events) === seat,
  );
  if (own < 0) return undefined;
  const events = heard.slice(own).flatMap((one) => one.events);
  return { seq: last.seq, events };
}

function moverIn(events: readonly object[]): unknown {
  const told = events.find((event) => "seat" in event);
  return told && "seat" in told ? told.seat : undefined;
}
