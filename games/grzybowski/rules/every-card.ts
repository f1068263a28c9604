/** The same table with every card changed in its place. */

import type { Card, State, View, WholeCard } from "./position.ts";

export function everyCard(
  at: View,
  change: (card: Card | null) => WholeCard,
): State {
  const { hand } = at;
  return {
    ...at,
    market: at.market.map(({ up, card }) =>
      card ? { up, card: change(card) } : { up },
    ),
    stack: at.stack.map(change),
    grids: at.grids.map((grid) => ({
      ...grid,
      cards: grid.cards.map((laid) => ({ ...laid, card: change(laid.card) })),
    })),
    ...(hand ? { hand: { ...hand, card: change(hand.card) } } : {}),
  } as State;
}
