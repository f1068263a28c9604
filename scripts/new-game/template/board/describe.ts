/** What happened, in words: for the log and for screen readers. */

import { listOf, nameOf } from "@stolik/furniture";
import type { Event } from "../rules/position.ts";
import type { Wording } from "./words.ts";

export function describe(event: Event, wording: Wording): string {
  const { words } = wording;
  switch (event.type) {
    case "begins":
      return words("events.begins", { name: nameOf(event.seat, wording) });
    case "laid":
      return words("events.laid", {
        name: nameOf(event.seat, wording),
        card: event.card,
      });
    case "won":
      return words("events.won", { name: nameOf(event.seat, wording) });
    case "over": {
      const { winners } = event.outcome;
      const names = listOf(
        winners.map((seat) => nameOf(seat, wording)),
        wording,
      );
      return winners.length === 1
        ? words("events.over.one", { names })
        : words("events.over.several", { names });
    }
  }
}
