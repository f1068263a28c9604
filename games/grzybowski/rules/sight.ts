/** What is seen of a card that lies there (G6). */

import { JOKER_BACK } from "../content/back-sides.ts";
import { JOKER } from "../content/fronts.ts";
import type { Card, Side } from "./position.ts";

/** With that side up. The joker's two sides are known to all: the rules name them (G19). */
export function seen(card: Card, up: Side, isOpen: boolean): Card {
  if (isOpen || isJoker(card, up)) return card;
  return up === "front"
    ? { front: card.front, back: null }
    : { front: null, back: card.back };
}

function isJoker({ front, back }: Card, up: Side): boolean {
  return up === "front" ? front === JOKER : back === JOKER_BACK;
}
