/** J27: no level wins by standing still. After a quiet round, or sooner where the way is long, it plays a card or makes for a place that brings something. */

import type { Seat } from "@stolik/kernel";
import {
  distances,
  faces,
  handOf,
  isOccupied,
  locationFields,
  markerOn,
  QUIET_ROUNDS,
  stepsAllowed,
} from "../rules/index.ts";
import type { Field, Move, View } from "../rules/index.ts";
import type { Weighed } from "./weigh.ts";

/** How many quiet rounds it waits for something better. */
const PATIENCE = 1;
/** What poor dice bring in a round. */
const SHORT_STEPS = 3;

export function stirring(
  view: View,
  seat: Seat,
  weighed: readonly Weighed[],
): readonly Weighed[] {
  const goals = goalsOf(view, seat);
  if (!isTime(view, seat, goals)) return weighed;
  const stir = weighed.filter(({ move }) => isStir(view, seat, move));
  return stir.length > 0 ? stir : nearest(goals, weighed);
}

/** Free markers, and free cities that the seat has the card of (J21). */
function goalsOf(view: View, seat: Seat): Field[] {
  const markers = view.markers.map((marker) => locationFields[marker - 1] ?? 0);
  const cities = handOf(view, seat).flatMap((card) => {
    const face = faces[card];
    return face.kind === "city" ? [face.field] : [];
  });
  return [...markers, ...cities].filter((goal) => !isOccupied(view, goal));
}

function isTime(view: View, seat: Seat, goals: readonly Field[]): boolean {
  const quiet = (view.turns - view.stirred) / view.pawns.length;
  if (quiet >= PATIENCE) return true;
  if (goals.length === 0) return false;
  const rounds = wayTo(goals, view.pawns[seat] ?? 0) / SHORT_STEPS;
  return quiet + rounds >= QUIET_ROUNDS;
}

/** Of the dice, those that go furthest; of the ways to go, those that end nearest to a goal. */
function nearest(
  goals: readonly Field[],
  weighed: readonly Weighed[],
): readonly Weighed[] {
  const away = ({ move }: Weighed) => {
    if (move.type === "take") return -stepsAllowed(move.die);
    return move.type === "go" ? wayTo(goals, move.to) : Infinity;
  };
  const least = Math.min(...weighed.map(away));
  return weighed.filter((one) => away(one) === least);
}

/** How far the nearest goal is. */
function wayTo(goals: readonly Field[], from: Field): number {
  const way = distances[from];
  return Math.min(...goals.map((goal) => way?.[goal] ?? Infinity));
}

function isStir(view: View, seat: Seat, move: Move): boolean {
  switch (move.type) {
    case "go":
    case "train":
      return (
        move.to !== view.pawns[seat] && markerOn(view.markers, move.to) > 0
      );
    case "advance":
    case "stop":
    case "coach":
      return true;
    case "take":
    case "end":
    case "discard":
      return false;
  }
}
