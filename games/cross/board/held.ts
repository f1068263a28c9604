/** While something lies turned over, the table as it lay then: nothing of the next turn shows (C10, C16, C18). */

import type { HeardEvents } from "@stolik/kernel";
import type { Event, Slot, View } from "../rules/position.ts";
import { judgedCross } from "./judging.ts";
import type { Shown } from "./stations.ts";
import type { Turned } from "./turned-over.ts";

/** The cross that was judged, or the one with the checked card still in it. */
export function heldCross(
  view: View,
  turned: Turned | undefined,
  checked: Slot | undefined,
): Shown {
  const { variant, start, arms } = view;
  const event = turned?.event;
  if (event?.type === "judged")
    return { variant, start: event.start.card, arms: judgedCross(event) };
  if (event?.type !== "checked" || event.isRight || !checked)
    return { variant, start, arms };
  const { arm, index } = checked;
  const row = arms[arm].toSpliced(index, 0, event.card);
  return { variant, start, arms: { ...arms, [arm]: row } };
}

/** Where the card lies that has just been checked; a check that is looked at again is long past. */
export function checkedSlot(
  heard: readonly HeardEvents<Event>[],
  turned: Turned | undefined,
): Slot | undefined {
  const event = turned?.event;
  if (event?.type !== "checked" || turned?.seq !== heard.at(-1)?.seq)
    return undefined;
  const laid = heard
    .flatMap(({ events }) => events)
    .findLast((told) => told.type === "laid");
  return laid?.card === event.card ? laid : undefined;
}

/** The stop card lies on the deck until the judging is over. */
export function heldDeck(
  { deck }: View,
  turned: Turned | undefined,
): View["deck"] {
  return turned?.event.type === "judged" ? [...deck, "stop"] : deck;
}

/** What a stop found is not told before the cards are turned, and what follows it not before one goes on. */
export function heldLog(
  heard: readonly HeardEvents<Event>[],
  turned: Turned | undefined,
  isFilming: boolean,
): readonly HeardEvents<Event>[] {
  if (turned?.event.type !== "judged") return heard;
  return heard.flatMap((told) => {
    if (told.seq !== turned.seq) return told.seq < turned.seq ? [told] : [];
    if (isFilming) return [];
    const end = told.events.indexOf(turned.event) + 1;
    return [{ ...told, events: told.events.slice(0, end) }];
  });
}
