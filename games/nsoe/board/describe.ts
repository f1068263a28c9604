/** What happened, in words: for the log, for screen readers and for the check. */

import { nameOf } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import { degrees, TOLERANCE } from "../rules/comparison.ts";
import type { Contradiction, Event, View } from "../rules/position.ts";
import type { City } from "../content/cities.ts";
import { degreesOn, pointText } from "./words.ts";
import type { Wording as BoardWording } from "./words.ts";

export interface Wording extends BoardWording {
  readonly backs: View["backs"];
}

export type LaidEvent = Extract<Event, { type: "laid" }>;

export function describe(event: Event, wording: Wording): string {
  const { words } = wording;
  const city = (id: City) => placeName(id, wording.language);
  switch (event.type) {
    case "begins":
      return words("events.begins", {
        name: nameOf(event.seat, wording),
        city: city(event.reference),
      });
    case "laid":
      return describeLaid(event, wording);
    case "swapped":
      return words("events.swapped", {
        name: nameOf(event.seat, wording),
        gave: city(event.gave),
        took: city(event.took),
        pile: event.pile + 1,
      });
    case "drew":
      return words("events.drew", {
        name: nameOf(event.seat, wording),
        city: city(event.city),
        pile: event.pile + 1,
      });
    case "last-round":
      return words("events.last-round", { name: nameOf(event.seat, wording) });
    case "over": {
      const { winners, reason } = event.outcome;
      const names = winners.map((seat) => nameOf(seat, wording));
      return words(
        winners.length === 1 ? "events.over.one" : "events.over.several",
        {
          why: words(`events.over.${reason}`),
          names: new Intl.ListFormat(wording.language).format(names),
        },
      );
    }
  }
}

/** The comparison that failed by the most degrees: the one that explains best. */
export function worstOf(
  { back, contradictions }: LaidEvent,
  backs: Wording["backs"],
): Contradiction | undefined {
  const gap = ({ city, axis }: Contradiction) =>
    Math.abs(back[axis] - (backs[city]?.[axis] ?? back[axis]));
  return contradictions.toSorted((one, other) => gap(other) - gap(one))[0];
}

/** One comparison that failed: who truly lies where, and by which degrees. */
export function describeContradiction(
  event: LaidEvent,
  { city, axis, type }: Contradiction,
  wording: Wording,
): string {
  const { words, language, backs } = wording;
  const there = backs[city];
  if (!there) throw new Error(`${city} was compared but shows no coordinates.`);
  const difference = degrees(event.back[axis]) - degrees(there[axis]);
  const values = {
    city: placeName(event.city, language),
    other: placeName(city, language),
    mine: degreesOn(axis, event.back, words),
    theirs: degreesOn(axis, there, words),
  };
  if (type === "apart") {
    const line = axis === "latitude" ? "row" : "column";
    return words(`check.apart.${line}`, {
      ...values,
      difference: Math.abs(difference),
      most: TOLERANCE,
    });
  }
  return words(`check.order.${direction(axis, difference)}`, values);
}

function describeLaid(event: LaidEvent, wording: Wording): string {
  const { words, language } = wording;
  const worst = worstOf(event, wording.backs);
  const sentence = words(worst ? "events.laid.wrong" : "events.laid.right", {
    name: nameOf(event.seat, wording),
    city: placeName(event.city, language),
    degrees: pointText(event.back, words),
  });
  return worst
    ? `${sentence} ${describeContradiction(event, worst, wording)}`
    : sentence;
}

function direction(axis: Contradiction["axis"], difference: number) {
  if (axis === "latitude") return difference > 0 ? "north" : "south";
  return difference > 0 ? "east" : "west";
}
