/** What happened, in words: for the log and for screen readers. */

import { listOf, nameOf } from "@stolik/furniture";
import type { Outcome } from "@stolik/kernel";
import type { Card } from "../content/cards.ts";
import { locationFields } from "../rules/roads.ts";
import type { Ending, Event } from "../rules/position.ts";
import { nameOfField } from "./explain.ts";
import { cardStory, trackStory } from "./stories.ts";
import type { Wording } from "./words.ts";

export type { Wording } from "./words.ts";

export function describe(event: Event, wording: Wording): string {
  // A name that ends in a full stop, such as Gorzów Wlkp., ends its sentence too.
  return sentenceOf(event, wording).replace(/\.\.$/, ".");
}

function sentenceOf(event: Event, wording: Wording): string {
  const { words } = wording;
  switch (event.type) {
    case "begins":
      return words("events.begins", {
        name: nameOf(event.seat, wording),
        places: listOf(
          event.markers.map((marker) => locationName(marker, wording)),
          wording,
        ),
      });
    case "rolled":
      return words("events.rolled", {
        name: nameOf(event.seat, wording),
        dice: event.dice.toSorted((one, other) => one - other).join(", "),
      });
    case "placed":
      return words(event.mixed ? "events.mixed" : "events.placed", {
        places: listOf(
          event.markers.map((marker) => locationName(marker, wording)),
          wording,
        ),
      });
    case "reshuffled":
      return words("events.reshuffled", { cards: event.cards });
    case "over":
      return describeEnd(event.outcome, wording);
    case "moved":
      return describeWay(event, wording);
    case "took":
    case "halted":
    case "collected":
    case "drew":
    case "advanced":
    case "stopped":
    case "raised":
    case "discarded":
      return describeDeed(event, wording);
  }
}

type Deed = Exclude<
  Event,
  { type: "begins" | "rolled" | "placed" | "reshuffled" | "over" | "moved" }
>;

function describeDeed(event: Deed, wording: Wording): string {
  const { words, language } = wording;
  const name = nameOf(event.seat, wording);
  switch (event.type) {
    case "took":
      return words("events.took", { name, die: event.die });
    case "halted":
      return words("events.halted", { name });
    case "collected":
      return words("events.collected", {
        name,
        place: locationName(event.location, wording),
        cards: event.cards,
      });
    case "drew":
      return words("events.drew", {
        name,
        cards: listOf(
          event.cards.map((card) => titleOf(card, wording)),
          wording,
        ),
      });
    case "advanced": {
      const { title, date } = trackStory(event.to, language);
      return words("events.advanced", {
        name,
        card: titleOf(event.card, wording),
        steps: event.to - event.from,
        event: date ? `${title} (${date})` : title,
      });
    }
    case "stopped":
      return words("events.stopped", {
        name,
        target: nameOf(event.target, wording),
      });
    case "raised":
      return words("events.raised", { name, die: event.die });
    case "discarded":
      return words("events.discarded", {
        name,
        card: titleOf(event.card, wording),
      });
  }
}

function locationName(marker: number, wording: Wording): string {
  return nameOfField(locationFields[marker - 1] ?? -1, wording);
}

/** A card by its title, with its date where it has one. */
export function titleOf(card: Card, { language }: Wording): string {
  const { title, date } = cardStory(card, language);
  return date ? `${title}, ${date}` : title;
}

function describeWay(
  { seat, by, path }: Extract<Event, { type: "moved" }>,
  wording: Wording,
): string {
  const { words } = wording;
  const name = nameOf(seat, wording);
  const place = nameOfField(path.at(-1) ?? -1, wording);
  if (path.length === 1) return words("events.stayed", { name, place });
  return words(`events.moved.${by}`, { name, place, steps: path.length - 1 });
}

function describeEnd(
  { winners, reason }: Outcome<Ending>,
  wording: Wording,
): string {
  const { words } = wording;
  const key = winners.length === 1 ? "events.over.one" : "events.over.several";
  return words(key, {
    why: words(`events.over.${reason}`),
    names: listOf(
      winners.map((seat) => nameOf(seat, wording)),
      wording,
    ),
  });
}
