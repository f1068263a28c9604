/** What happened, in words: for the log and for screen readers. */

import { listOf, nameOf } from "@stolik/furniture";
import type { Telling } from "@stolik/furniture";
import type { Outcome } from "@stolik/kernel";
import type { Card } from "../content/cards.ts";
import { locationFields } from "../rules/roads.ts";
import type { Event } from "../rules/position.ts";
import { nameOfField } from "./explain.ts";
import { cardStory, trackStory } from "./stories.ts";

export type { Telling } from "@stolik/furniture";

export function describe(event: Event, telling: Telling): string {
  // A name that ends in a full stop, such as Gorzów Wlkp., ends its sentence too.
  return sentenceOf(event, telling).replace(/\.\.$/, ".");
}

function sentenceOf(event: Event, telling: Telling): string {
  const { words } = telling;
  switch (event.type) {
    case "begins":
      return words("events.begins", {
        name: nameOf(event.seat, telling),
        places: listOf(
          event.markers.map((marker) => locationName(marker, telling)),
          telling,
        ),
      });
    case "rolled":
      return words("events.rolled", {
        name: nameOf(event.seat, telling),
        dice: event.dice.toSorted((one, other) => one - other).join(", "),
      });
    case "placed":
      return words(event.mixed ? "events.mixed" : "events.placed", {
        places: listOf(
          event.markers.map((marker) => locationName(marker, telling)),
          telling,
        ),
      });
    case "reshuffled":
      return words("events.reshuffled", { cards: event.cards });
    case "over":
      return describeEnd(event.outcome, telling);
    case "moved":
      return describeWay(event, telling);
    case "took":
    case "halted":
    case "collected":
    case "drew":
    case "advanced":
    case "stopped":
    case "raised":
    case "discarded":
      return describeDeed(event, telling);
  }
}

type Deed = Exclude<
  Event,
  { type: "begins" | "rolled" | "placed" | "reshuffled" | "over" | "moved" }
>;

function describeDeed(event: Deed, telling: Telling): string {
  const { words, language } = telling;
  const name = nameOf(event.seat, telling);
  switch (event.type) {
    case "took":
      return words("events.took", { name, die: event.die });
    case "halted":
      return words("events.halted", { name });
    case "collected":
      return words("events.collected", {
        name,
        place: locationName(event.location, telling),
        cards: event.cards,
      });
    case "drew":
      return words("events.drew", {
        name,
        cards: listOf(
          event.cards.map((card) => titleOf(card, telling)),
          telling,
        ),
      });
    case "advanced": {
      const { title, date } = trackStory(event.to, language);
      return words("events.advanced", {
        name,
        card: titleOf(event.card, telling),
        steps: event.to - event.from,
        event: date ? `${title} (${date})` : title,
      });
    }
    case "stopped":
      return words("events.stopped", {
        name,
        target: nameOf(event.target, telling),
      });
    case "raised":
      return words("events.raised", { name, die: event.die });
    case "discarded":
      return words("events.discarded", {
        name,
        card: titleOf(event.card, telling),
      });
  }
}

export function locationName(marker: number, telling: Telling): string {
  return nameOfField(locationFields[marker - 1] ?? -1, telling);
}

/** A card by its title, with its date where it has one. */
export function titleOf(card: Card, { language }: Telling): string {
  const { title, date } = cardStory(card, language);
  return date ? `${title}, ${date}` : title;
}

function describeWay(
  { seat, by, path }: Extract<Event, { type: "moved" }>,
  telling: Telling,
): string {
  const { words } = telling;
  const name = nameOf(seat, telling);
  const place = nameOfField(path.at(-1) ?? -1, telling);
  if (path.length === 1) return words("events.stayed", { name, place });
  return words(`events.moved.${by}`, { name, place, steps: path.length - 1 });
}

function describeEnd({ winners, reason }: Outcome, telling: Telling): string {
  const { words } = telling;
  const key = winners.length === 1 ? "events.over.one" : "events.over.several";
  return words(key, {
    why: words(`events.over.${reason}`),
    names: listOf(
      winners.map((seat) => nameOf(seat, telling)),
      telling,
    ),
  });
}
