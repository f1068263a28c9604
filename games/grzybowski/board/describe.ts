/** What happened, in words: for the log and for screen readers. */

import { listOf, nameOf } from "@stolik/furniture";
import type { Event } from "../rules/index.ts";
import { cardName } from "./words.ts";
import type { Wording } from "./words.ts";

export function describe(event: Event, wording: Wording): string {
  const { words } = wording;
  switch (event.type) {
    case "begins":
    case "reshuffled":
    case "swapped":
    case "moved":
      return words(`events.${event.type}`, {
        name: nameOf(event.seat, wording),
      });
    case "drew":
      return words("events.drew", {
        name: nameOf(event.seat, wording),
        card: cardName(event.card, wording),
      });
    case "took":
    case "laid":
    case "flipped":
      return words(`events.${event.type}.${event.up}`, {
        name: nameOf(event.seat, wording),
        card: cardName(event.card, wording),
      });
    case "used":
      return words("events.used", {
        name: nameOf(event.seat, wording),
        chance: words(`chances.${event.chance}.name`),
        card: cardName(event.card, wording),
      });
    case "refilled":
      return words(`events.refilled.${event.up}`, {
        card: cardName(event.card, wording),
      });
    case "over": {
      const { winners, scores } = event.outcome;
      return words(
        winners.length === 1 ? "events.over.one" : "events.over.several",
        {
          why: words("events.over.full"),
          names: listOf(
            winners.map((seat) => nameOf(seat, wording)),
            wording,
          ),
          scores: scores
            .map((points, seat) => `${nameOf(seat, wording)} ${points}`)
            .join(", "),
        },
      );
    }
  }
}
