/** The log of a match in lines; where a card was played, the line opens its story. */

import type { LogLine } from "@stolik/furniture";
import type { Heard } from "@stolik/kernel";
import type { Card } from "../content/cards.ts";
import type { Event } from "../rules/position.ts";
import { describe } from "./describe.ts";
import type { Telling } from "./describe.ts";

export function logLines(
  heard: readonly Heard<Event>[],
  telling: Telling,
  open: (card: Card) => void,
): LogLine[] {
  return heard.flatMap(({ seq, events }) =>
    events.map((event, index) => ({
      key: `${seq}-${index}`,
      text: describe(event, telling),
      onOpen:
        event.type === "advanced" || event.type === "discarded"
          ? () => open(event.card)
          : undefined,
    })),
  );
}
