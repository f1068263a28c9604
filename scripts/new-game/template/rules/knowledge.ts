/** What a seat may know (S7), and states that could lie behind it. */

import { shuffle } from "@stolik/kernel";
import type { Random, Seat } from "@stolik/kernel";
import { cards } from "./position.ts";
import type { Card, State, View } from "./position.ts";

export function view(state: State, seat: Seat | null): View {
  return {
    ...state,
    hands: state.hands.map((hand, owner) =>
      owner === seat ? hand : hand.map(() => null),
    ),
    aside: state.aside.map(() => null),
  };
}

/** The cards that the view does not show. */
export function unseen(at: View): Card[] {
  const seen = new Set([...at.hands.flat(), ...at.laid, at.lead]);
  return cards.filter((card) => !seen.has(card));
}

export function determinize(at: View, _seat: Seat, random: Random): State {
  const left = shuffle(unseen(at), random);
  const fill = (card: Card | null): Card => {
    const filled = card ?? left.pop();
    if (filled === undefined) throw new Error("More holes than cards.");
    return filled;
  };
  return {
    ...at,
    hands: at.hands.map((hand) =>
      hand.map(fill).toSorted((one, other) => one - other),
    ),
    aside: at.aside.map(fill),
    laid: [...at.laid],
    tricks: [...at.tricks],
  };
}
