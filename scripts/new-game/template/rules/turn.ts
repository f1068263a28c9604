/** A turn: a card is laid, and the second of two decides the trick. */

import type { Seat, Turn } from "@stolik/kernel";
import { outcome } from "./ending.ts";
import type { Event, Move, State } from "./position.ts";

export function apply(
  state: State,
  seat: Seat,
  { card }: Move,
  { emit }: Turn<Event>,
): void {
  const hand = state.hands[seat] ?? [];
  hand.splice(hand.indexOf(card), 1); // S4
  emit({ type: "laid", seat, card });
  const other = 1 - seat;
  const { lead } = state;
  if (lead === undefined) {
    state.lead = card;
    state.turn = other;
    return;
  }
  const winner = card > lead ? seat : other; // S5
  delete state.lead;
  state.laid.push(lead, card);
  state.tricks[winner] = (state.tricks[winner] ?? 0) + 1;
  state.turn = winner;
  emit({ type: "won", seat: winner });
  const end = outcome(state);
  if (end) emit({ type: "over", outcome: end });
}
