/** A newcomer to Journey through History: a child who runs to the nearest marker and plays cards three at a time. */

import {
  destinations,
  distances,
  effectOf,
  freeFields,
  handOf,
  locationFields,
  markersInReach,
  stepsAllowed,
} from "@stolik/journey/rules";
import type { Card, Event, Field, Move, View } from "@stolik/journey/rules";
import type { Seat } from "@stolik/kernel";
import { newcomer } from "./newcomer.ts";

/** How many cards that go forward a child collects before it plays one. */
const ENOUGH = 3;

export const journey = newcomer<View, Move, Event>(({ view, seat }) => {
  const best = bestCards(view, seat);
  const [card] = best;
  const hand = handOf(view, seat);
  switch (view.phase) {
    case "die":
      return { type: "take", die: chooseDie(view, seat) };
    case "act":
      if (card && best.length >= ENOUGH) return { type: "advance", card };
      return byTrain(view, seat) ?? { type: "go", to: nearest(view, seat) };
    case "play":
      if (card) return { type: "advance", card };
      return hand.includes("stop")
        ? { type: "stop", target: (seat + 1) % view.pawns.length }
        : { type: "end" };
    case "ride":
      return { type: "go", to: nearest(view, seat) };
    case "cut":
      return { type: "discard", card: leastLiked(hand, best) };
  }
});

/** J24: to a free marker, if none is within reach. */
function byTrain(view: View, seat: Seat): Move | undefined {
  const pawn = view.pawns[seat] ?? 0;
  if (!handOf(view, seat).includes("train")) return undefined;
  if (markersInReach(view, pawn, view.die).length > 0) return undefined;
  const free = freeFields(view);
  const to = goalsOf(view).find((goal) => free.includes(goal));
  return to === undefined ? undefined : { type: "train", to };
}

function goalsOf({ markers }: View): Field[] {
  return markers.map((number) => locationFields[number - 1] ?? 0);
}

/** J11: what does not go forward, or else what goes least far. */
function leastLiked(hand: readonly Card[], best: readonly Card[]): Card {
  const idle = hand.find((card) => !best.includes(card));
  const least = idle ?? best.at(-1);
  if (!least) throw new Error("There is no card to discard.");
  return least;
}

/** The cards that go forward, those that go furthest first. */
function bestCards(view: View, seat: Seat): Card[] {
  const progress = view.progress[seat] ?? 0;
  const steps = (card: Card) =>
    effectOf(card, progress, view.pawns[seat] ?? 0).steps;
  return handOf(view, seat)
    .filter((card) => steps(card) > 0)
    .toSorted((one, other) => steps(other) - steps(one));
}

/** A marker within reach, or the field nearest to one. */
function nearest(view: View, seat: Seat): Field {
  const pawn = view.pawns[seat] ?? 0;
  const [marker] = markersInReach(view, pawn, view.die);
  if (marker !== undefined) return marker;
  const away = (field: Field) =>
    Math.min(
      ...goalsOf(view)
        .filter((goal) => goal !== pawn)
        .map((goal) => distances[field]?.[goal] ?? Infinity),
    );
  const [best = pawn] = [...destinations(view, pawn, view.die)].toSorted(
    (one, other) => away(one) - away(other),
  );
  return best;
}

/** J9: one that reaches a marker, or else the one that goes furthest. */
function chooseDie(view: View, seat: Seat): number {
  const pawn = view.pawns[seat] ?? 0;
  const reaching = view.dice.find(
    (die) => markersInReach(view, pawn, die).length > 0,
  );
  const [furthest = 1] = view.dice.toSorted(
    (one, other) => stepsAllowed(other) - stepsAllowed(one),
  );
  return reaching ?? furthest;
}
