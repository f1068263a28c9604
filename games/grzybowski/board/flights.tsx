/** Cards on their way: from the market to the other's grid, from the stack to the market. */

import { Flights } from "@stolik/furniture";
import type { Way } from "@stolik/furniture";
import type { HeardEvents, Language, Seat } from "@stolik/kernel";
import type { RefObject } from "react";
import type { Card, Event, Side } from "../rules/index.ts";
import { CardPicture } from "./cards/card.tsx";

/** A card, by the side that is seen. */
interface Shown {
  readonly card: Card;
  readonly up: Side;
}

export function CardFlights(props: {
  readonly heard: readonly HeardEvents<Event>[];
  readonly board: RefObject<HTMLElement | null>;
  /** One's own lay was done by hand and needs no announcement. */
  readonly own: Seat | null;
  readonly language: Language;
}) {
  const { heard, own } = props;
  const newest = heard.at(-1);
  const slot = lastSlot(heard);
  return (
    <Flights
      board={props.board}
      seq={newest?.seq ?? -1}
      ways={newest?.events.flatMap((event) => waysOf(event, own, slot)) ?? []}
      draw={({ card, up }) => (
        <CardPicture
          card={card}
          up={up}
          language={props.language}
          pixels={80}
        />
      )}
    />
  );
}

function waysOf(
  event: Event,
  own: Seat | null,
  slot: number | undefined,
): Way<Shown>[] {
  switch (event.type) {
    case "laid":
      if (event.seat === own) return [];
      return [
        {
          thing: event,
          from: slot === undefined ? "[data-stack]" : `[data-slot="${slot}"]`,
          to: `[data-grid="${event.seat}"] [data-cell="${event.cell}"]`,
        },
      ];
    case "refilled":
      return [
        {
          thing: event,
          from: "[data-stack]",
          to: `[data-slot="${event.slot}"]`,
        },
      ];
    case "begins":
    case "took":
    case "drew":
    case "reshuffled":
    case "swapped":
    case "flipped":
    case "moved":
    case "used":
    case "over":
      return [];
  }
}

/** The slot from which the last card was taken. */
function lastSlot(heard: readonly HeardEvents<Event>[]): number | undefined {
  for (const { events } of heard.toReversed())
    for (const event of events) {
      if (event.type === "took") return event.slot;
      if (event.type === "drew") return undefined;
    }
  return undefined;
}
