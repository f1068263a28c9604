/** What each level thinks of a card. */

import type { Level } from "@stolik/kernel";
import { unseen } from "../rules/knowledge.ts";
import { HIGHEST } from "../rules/position.ts";
import type { Card, View } from "../rules/position.ts";

type Weigh = (view: View, card: Card) => number;

export const weighers: Readonly<Record<Level, Weigh>> = {
  // Any card is as good as another.
  1: () => 0,
  // High cards win.
  2: (_view, card) => card,
  // Wins as cheaply as it can, and gives away the lowest card where it cannot win.
  3: (view, card) => chance(view, card) - card / HIGHEST,
};

/** How likely the card takes the trick, counted by the cards that are not seen. */
function chance(view: View, card: Card): number {
  if (view.lead !== undefined) return card > view.lead ? 2 : 0;
  const left = unseen(view);
  return left.filter((one) => one < card).length / left.length;
}
