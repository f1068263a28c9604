/** Who leads, and whom a STOP hurts most. */

import type { Seat } from "@stolik/kernel";
import { LAST } from "../rules/index.ts";
import type { View } from "../rules/index.ts";

const CARD = 1;

/** How near a seat is to the end: its marker, and about a field for every card. */
function advanceOf(at: View, seat: Seat): number {
  const cards = at.hands[seat]?.length ?? 0;
  return (at.progress[seat] ?? 0) + CARD * cards;
}

/** The opponent nearest to the end that does not lose turns already. */
export function leaderBut(at: View, seat: Seat): Seat {
  const leader = leaderWithout(at, [seat]);
  if (leader === undefined) throw new Error(`Seat ${seat} plays alone.`);
  return leader;
}

/** The same among all seats but these. */
export function leaderWithout(
  at: View,
  seats: readonly (Seat | undefined)[],
): Seat | undefined {
  let leader: Seat | undefined;
  let most = -Infinity;
  for (const other of at.pawns.keys()) {
    if (seats.includes(other)) continue;
    const advance = advanceOf(at, other) - 2 * (at.stops[other] ?? 0);
    if (advance > most) {
      most = advance;
      leader = other;
    }
  }
  return leader;
}

/** What it is worth to halt the leader now, in fields: much if it could win in its next turn. */
export function haltWorth(at: View, seat: Seat): number {
  const leader = leaderBut(at, seat);
  const missing = LAST - (at.progress[leader] ?? 0);
  if ((at.stops[leader] ?? 0) > 0) return 0.4;
  const cards = Math.min(3, at.hands[leader]?.length ?? 0);
  if (missing <= 1.5 * cards) return 4;
  return 1 + Math.max(0, advanceOf(at, leader) - advanceOf(at, seat)) / 12;
}
