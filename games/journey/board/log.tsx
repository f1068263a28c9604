/** The log of a match in lines; where a card was played or a marker collected, the line opens its story. */

import { linesOf } from "@stolik/furniture";
import type { LogLine } from "@stolik/furniture";
import type { HeardEvents } from "@stolik/kernel";
import type { Event } from "../rules/position.ts";
import { locationFields } from "../rules/roads.ts";
import { describe } from "./describe.ts";
import type { Wording } from "./describe.ts";
import { cardStory, placeStory } from "./stories.ts";
import type { Story } from "./stories.ts";

export function logLines(
  heard: readonly HeardEvents<Event>[],
  wording: Wording,
  open: (story: Story | undefined) => void,
): LogLine[] {
  const { language } = wording;
  return linesOf(heard, (event) => {
    const text = describe(event, wording);
    if (event.type === "collected") {
      const field = locationFields[event.location - 1] ?? -1;
      return { text, onOpen: () => open(placeStory(field, language)) };
    }
    if (event.type !== "advanced" && event.type !== "discarded")
      return { text, onOpen: undefined };
    return { text, onOpen: () => open(cardStory(event.card, language)) };
  });
}
