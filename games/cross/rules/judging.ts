/** Right or wrong: two cards compared on one axis, and a whole arm from the start card outwards. */

import type { Variant } from "./options.ts";
import type { Arm, Back, Card } from "./position.ts";

/** C9, C20: what is printed for the axis of this arm; west and south count as negative. */
export function measure(variant: Variant, arm: Arm, back: Back): number {
  if (variant === "people") return back.inhabitants;
  return arm === "west" || arm === "east" ? back.longitude : back.latitude;
}

/** C9: whether the outer card lies beyond the inner one, or level with it. */
export function isOrdered(arm: Arm, inner: number, outer: number): boolean {
  return arm === "west" || arm === "south" ? outer <= inner : outer >= inner;
}

/** C16: the cards of an arm that are set aside, each judged against the nearest still lying towards the centre. */
export function setAside(
  arm: Arm,
  start: Card,
  cards: readonly Card[],
  printed: (card: Card) => number,
): Card[] {
  const wrong: Card[] = [];
  let inner = printed(start);
  for (const card of cards) {
    const outer = printed(card);
    if (isOrdered(arm, inner, outer)) inner = outer;
    else wrong.push(card);
  }
  return wrong;
}
