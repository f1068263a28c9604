/** What is said in somebody's first match: from the map, the dice, their own hand and what all have heard (J28). */

import { coachOf, listOf, nameOf, sayHint, sinceOwn } from "@stolik/furniture";
import type { Coached, Hint as AnyHint, KeyOf } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import type { Card } from "../content/cards.ts";
import { effectOf } from "../rules/effects.ts";
import type { Event, View } from "../rules/position.ts";
import {
  isOccupied,
  locationFields,
  markerOn,
  markersInReach,
  stepsAllowed,
} from "../rules/roads.ts";
import { prizeNow } from "../rules/supply.ts";
import type en from "../text/en.json";
import { titleOf } from "./describe.ts";
import { stepsFrom } from "./distance.ts";
import { nameOfField } from "./explain.ts";
import type { Wording } from "./words.ts";

type Hint = AnyHint<KeyOf<typeof en>>;
type Position = Coached<View, Event>;

export const coach = coachOf<View, Event, KeyOf<typeof en>>({
  pointedAt,
  newsOf,
  isAsked: ({ view, seat }) => view.turn === seat,
  nowOf,
  say,
});

/** What can be done now, or what is waited for. */
function nowOf({ view, seat }: Position): Hint {
  if (view.turn !== seat) return { key: "coach.watch" };
  return view.phase === "die"
    ? dieNow(view, seat)
    : { key: `coach.${view.phase}` };
}

/** J9: the smallest die that reaches a marker. */
function dieNow(view: View, seat: Seat): Hint {
  if ((view.stops[seat] ?? 0) > 0) return { key: "coach.halted" };
  const from = view.pawns[seat] ?? 0;
  const byReach = view.dice.toSorted(
    (one, other) => stepsAllowed(one) - stepsAllowed(other),
  );
  for (const die of byReach) {
    const [place] = markersInReach(view, from, die);
    if (place !== undefined)
      return { key: "coach.die-marker", values: { die, place } };
  }
  return { key: view.dice.length > 0 ? "coach.die" : "coach.roll" };
}

/** What another has just done, and what everybody could see of why; in the middle of one's own turn it is no news. */
function newsOf({ view, seat, heard }: Position): readonly Hint[] {
  if (view.turn === seat && view.phase !== "die") return [];
  const event = sinceOwn(heard, seat).findLast(isTelling);
  switch (event?.type) {
    case "advanced": {
      const { seat: name, card, from } = event;
      const { steps, reason } = effectOf(card, from, view.pawns[name] ?? 0);
      if (reason === "no-steps" || reason === "elsewhere") return [];
      return [{ key: `coach.played.${reason}`, values: { name, card, steps } }];
    }
    case "collected": {
      const { seat: name, location, cards } = event;
      const place = locationFields[location - 1] ?? 0;
      return [{ key: "coach.collected", values: { name, place, cards } }];
    }
    case "stopped":
      return [
        event.target === seat
          ? { key: "coach.stopped", values: { name: event.seat } }
          : {
              key: "coach.stopped-other",
              values: { name: event.seat, target: event.target },
            },
      ];
    case "moved":
      return [wayHint(view, event.seat, event.path.at(-1) ?? 0)];
    case undefined:
      return [];
  }
}

type Telling = Extract<
  Event,
  { type: "advanced" | "collected" | "stopped" | "moved" }
>;

function isTelling(event: Event): event is Telling {
  return ["advanced", "collected", "stopped", "moved"].includes(event.type);
}

/** How far whoever has moved is from the next marker. */
function wayHint(view: View, name: Seat, place: number): Hint {
  const far = stepsFrom(view, name);
  const [next] = view.markers
    .map((marker) => locationFields[marker - 1] ?? 0)
    .filter((field) => field !== place)
    .toSorted((one, other) => (far[one] ?? 0) - (far[other] ?? 0));
  return next === undefined
    ? { key: "coach.moved", values: { name, place } }
    : {
        key: "coach.moved-near",
        values: { name, place, next, steps: far[next] ?? 0 },
      };
}

function pointedAt({
  view,
  seat,
  at = {},
  chosen,
}: Position): Hint | undefined {
  if (view.turn !== seat) return undefined;
  const die = Number(at["die"] ?? 0);
  if (die > 0 && view.phase === "die") return dieHint(view, seat, die);
  const taken = view.die > 0 ? view.die : Number(chosen?.["die"] ?? 0);
  const place = at["field"];
  if (place === undefined || place === "") return undefined;
  return (
    stayHint(view) ??
    fieldHint(view, seat, Number(place), at["near"] === "true" ? 0 : taken)
  );
}

/** J10, J11: after cards were played no place is lit, however near it is. */
function stayHint({ phase }: View): Hint | undefined {
  switch (phase) {
    case "die":
    case "act":
    case "ride":
      return undefined;
    case "play":
      return { key: "refusals.cards-played" };
    case "cut":
      return { key: "refusals.discard-first" };
  }
}

function dieHint(view: View, seat: Seat, die: number): Hint {
  const places = markersInReach(view, view.pawns[seat] ?? 0, die);
  const values = { die, steps: stepsAllowed(die) };
  return places.length > 0
    ? {
        key: "coach.reach",
        values: { ...values, places: places.slice(0, 3).join(" ") },
      }
    : { key: "coach.reach-none", values };
}

/** Why a place is lit or not. `beyond`: the die that does not reach it; 0: it is lit, or no die is chosen. */
function fieldHint(
  view: View,
  seat: Seat,
  place: number,
  beyond: number,
): Hint {
  if (view.pawns[seat] === place) return { key: "place.own" };
  if (isOccupied(view, place)) return { key: "coach.taken", values: { place } }; // J13
  const steps = stepsFrom(view, seat)[place] ?? 0;
  if (beyond > 0)
    return {
      key: "coach.far",
      values: { place, steps, most: stepsAllowed(beyond) },
    };
  return markerOn(view.markers, place) > 0
    ? {
        key: "coach.marker",
        values: { place, steps, cards: prizeNow(view.markers) },
      }
    : { key: "coach.field", values: { place, steps } };
}

function say(hint: Hint, wording: Wording): string {
  const place = (field: number) => nameOfField(field, wording);
  const name = (seat: Seat) => nameOf(seat, wording);
  return sayHint(hint, wording.words, {
    name,
    target: name,
    place,
    next: place,
    places: (fields: string) =>
      listOf(
        fields.split(" ").map((field) => place(Number(field))),
        wording,
      ),
    card: (card: Card) => titleOf(card, wording),
  });
}
