/** States kept under older rules: in the first version a back went by the name of its front. */

import { backs } from "../content/backs.ts";
import { everyCard } from "./every-card.ts";
import type { State } from "./position.ts";

export function migrate(kept: unknown, rulesVersion: number): State {
  const state = kept as State;
  if (rulesVersion > 1) return state;
  return everyCard(state, (card) => {
    if (!card?.front) throw new Error("A state with a hole.");
    return { front: card.front, back: backs[card.front] };
  });
}
