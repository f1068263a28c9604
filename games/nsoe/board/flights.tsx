/** Cards on their way: from a pile to a hand, from a hand to the board. */

import { Flights } from "@stolik/furniture";
import type { Way } from "@stolik/furniture";
import type { HeardEvents, Language, Seat } from "@stolik/kernel";
import type { RefObject } from "react";
import type { City } from "../content/cities.ts";
import type { Event } from "../rules/position.ts";
import { CardFront } from "./city-card.tsx";

export function CardFlights(props: {
  readonly heard: readonly HeardEvents<Event>[];
  readonly board: RefObject<HTMLElement | null>;
  /** One's own lay was done by hand and needs no announcement. */
  readonly own: Seat | null;
  readonly language: Language;
}) {
  const newest = props.heard.at(-1);
  return (
    <Flights
      board={props.board}
      seq={newest?.seq ?? -1}
      ways={newest?.events.flatMap((event) => waysOf(event, props.own)) ?? []}
      draw={(city) => <CardFront city={city} language={props.language} />}
    />
  );
}

function waysOf(event: Event, own: Seat | null): Way<City>[] {
  switch (event.type) {
    case "laid":
      if (event.seat === own) return [];
      return [
        {
          thing: event.city,
          from: handAt(event.seat),
          to: `[data-cell="${event.row}-${event.column}"]`,
        },
      ];
    case "swapped":
    case "drew":
      return [
        {
          thing: event.type === "drew" ? event.city : event.took,
          from: `[data-pile="${event.pile}"]`,
          to: handAt(event.seat),
        },
      ];
    case "begins":
    case "kept":
    case "last-round":
    case "over":
      return [];
  }
}

function handAt(seat: Seat): string {
  return `[data-seat="${seat}"]`;
}
