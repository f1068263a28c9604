/** What happened, in words: for the log, for screen readers and for the check. */

import { listOf, nameOf } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import { degrees, TOLERANCE } from "../rules/comparison.ts";
import type { Contradiction, Event, View } from "../rules/position.ts";
import type { City } from "../content/cities.ts";
import { degreesOn, pointText } from "./words.ts";
import type { Wording as BoardWording } from "./words.ts";

export interface Wording extends BoardWording {
  readonly backs: View["backs"];
  /** Whether there is one pile, and cards come by themselves. */
  readonly isDeal?: boolean;
}

export function isDailyDeal({ swapsLeft }: View): boolean {
  return swapsLeft !== undefined;
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
      if (wording.isDeal)
        return words("events.exchanged", {
          gave: city(event.gave),
          took: city(event.took),
        });
      return words("events.swapped", {
        name: nameOf(event.seat, wording),
        gave: city(event.gave),
        took: city(event.took),
        pile: event.pile + 1,
      });
    case "drew":
      if (wording.isDeal)
        return words("events.came", { city: city(event.city) });
      return words("events.drew", {
        name: nameOf(event.seat, wording),
        city: city(event.city),
        pile: event.pile + 1,
      });
    case "kept":
      return words("events.kept", {
        name: nameOf(event.seat, wording),
        city: city(event.city),
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
          names: listOf(names, wording),
        },
      );
    }
  }
}

/** The comparisons that failed, the one by the most degrees first: it explains best. */
export function worstFirst(
  { back, contradictions }: LaidEvent,
  backs: Wording["backs"],
): readonly Contradiction[] {
  const gap = ({ city, axis }: Contradiction) =>
    Math.abs(back[axis] - (backs[city]?.[axis] ?? back[axis]));
  return contradictions.toSorted((one, other) => gap(other) - gap(one));
}

/** Why a card is wrong: the worst comparison in a sentence, and every other one by its city and degree. */
export function describeWrong(event: LaidEvent, wording: Wording): string[] {
  const { words, language, backs } = wording;
  const [worst, ...others] = worstFirst(event, backs);
  if (!worst) return [];
  const named = others.map(({ city, axis }) => {
    const there = backs[city];
    const name = placeName(city, language);
    return there ? `${name} (${degreesOn(axis, there, words)})` : name;
  });
  const sentence = describeContradiction(event, worst, wording);
  if (named.length === 0) return [sentence];
  return [sentence, words("check.more", { others: listOf(named, wording) })];
}

/** N11: a right card in a line with others: how far apart they are, and how far they may be. */
export function describeShared(
  { city, back, row, column }: LaidEvent,
  laid: View["laid"],
  { words, language, backs }: Wording,
): string[] {
  const others = laid.filter((card) => card.city !== city);
  const shared = [
    ["row", "latitude", others.find((card) => card.row === row)],
    ["column", "longitude", others.find((card) => card.column === column)],
  ] as const;
  return shared.flatMap(([line, axis, other]) => {
    const there = other && backs[other.city];
    if (!there) return [];
    const values = {
      city: placeName(city, language),
      other: placeName(other.city, language),
      difference: Math.abs(degrees(back[axis]) - degrees(there[axis])),
      most: TOLERANCE,
    };
    return [words(`check.shared.${line}`, values)];
  });
}

/** One comparison that failed: who truly lies where, and by which degrees. */
function describeContradiction(
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
  const wrong = describeWrong(event, wording);
  const sentence = words(
    wrong.length > 0 ? "events.laid.wrong" : "events.laid.right",
    {
      name: nameOf(event.seat, wording),
      city: placeName(event.city, language),
      degrees: pointText(event.back, words),
    },
  );
  return [sentence, ...wrong].join(" ");
}

function direction(axis: Contradiction["axis"], difference: number) {
  if (axis === "latitude") return difference > 0 ? "north" : "south";
  return difference > 0 ? "east" : "west";
}
