/** The cards that one seat laid wrong in the whole match: those a check turned away (C10), and those set aside at a stop (C16). */

import type { HeardEvents, Seat } from "@stolik/kernel";
import { arms } from "../rules/position.ts";
import type { Arm, Back, Card, Event } from "../rules/position.ts";

export interface Mistake {
  readonly card: Card;
  readonly back: Back;
  readonly arm: Arm;
}

export function ownMistakes(
  heard: readonly HeardEvents<Event>[],
  seat: Seat | null,
): Mistake[] {
  const own = new Set<Card>();
  const found: Mistake[] = [];
  for (const event of heard.flatMap(({ events }) => events)) {
    if (event.type === "laid" && event.seat === seat) own.add(event.card);
    if (event.type === "checked" && event.layer === seat && !event.isRight)
      found.push({ card: event.card, back: event.backs.card, arm: event.arm });
    if (event.type === "judged")
      for (const arm of arms)
        for (const { card, back, isRight } of event.arms[arm])
          if (!isRight && own.has(card)) found.push({ card, back, arm });
  }
  return found;
}
