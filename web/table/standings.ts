/** The seats in the order they finished: winners first, those who are equal on one place. */

import type { Outcome, Seat } from "@stolik/kernel";

export interface Standing {
  readonly seat: Seat;
  readonly score: number;
  /** From 1 on; shared by those who are equal. */
  readonly place: number;
}

/** Whether more is better or less is seen from what the winners have. */
export function standingsOf({ winners, scores }: Outcome): Standing[] {
  const best = scores[winners[0] ?? 0] ?? 0;
  const isLessBetter = scores.some((score) => score > best);
  const lag = (seat: Seat) => {
    const score = scores[seat] ?? 0;
    return isLessBetter ? score - best : best - score;
  };
  const isAhead = (one: Seat, other: Seat) =>
    winners.includes(one) !== winners.includes(other)
      ? winners.includes(one)
      : lag(one) < lag(other);
  const seats = [...scores.keys()];
  return seats
    .map((seat) => ({
      seat,
      score: scores[seat] ?? 0,
      place: 1 + seats.filter((other) => isAhead(other, seat)).length,
    }))
    .toSorted((one, other) => one.place - other.place);
}
