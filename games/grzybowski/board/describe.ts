/** What happened, in words: for the log and for screen readers. */

import { listOf, nameOf } from "@stolik/furniture";
import type { Event, Grid } from "../rules/index.ts";
import { lineOf } from "./grid-window.ts";
import { cardName } from "./words.ts";
import type { Wording } from "./words.ts";

/** `grids`: as they are shown, for the row and the column of a place. */
export function describe(
  event: Event,
  wording: Wording,
  grids: readonly Grid[],
): string {
  const { words } = wording;
  switch (event.type) {
    case "begins":
    case "reshuffled":
    case "swapped":
      return words(`events.${event.type}`, {
        name: nameOf(event.seat, wording),
      });
    case "drew":
      return words("events.drew", {
        name: nameOf(event.seat, wording),
        card: cardName(event.card, wording),
      });
    case "moved":
      return words("events.moved", {
        name: nameOf(event.seat, wording),
        ...lineOf(grids[event.seat], event.to),
      });
    case "laid":
      return words(`events.laid.${event.up}`, {
        name: nameOf(event.seat, wording),
        card: cardName(event.card, wording),
        ...lineOf(grids[event.seat], event.cell),
      });
    case "took":
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
