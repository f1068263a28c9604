/** J27: no level wins by standing still. After quiet rounds it plays a card or makes for a marker. */

import type { Seat } from "@stolik/kernel";
import {
  distances,
  isOccupied,
  locationFields,
  markerOn,
  stepsAllowed,
} from "../rules/index.ts";
import type { Move, View } from "../rules/index.ts";
import type { Weighed } from "./weigh.ts";

/** How many quiet rounds it waits for something better; five end the match. */
const PATIENCE = 1;

export function stirring(
  view: View,
  seat: Seat,
  weighed: readonly Weighed[],
): readonly Weighed[] {
  const quiet = view.turns - view.stirred;
  if (quiet < PATIENCE * view.pawns.length) return weighed;
  const stir = weighed.filter(({ move }) => isStir(view, seat, move));
  return stir.length > 0 ? stir : nearest(view, weighed);
}

/** Of the dice, those that go furthest; of the ways to go, those that end nearest to a free marker. */
function nearest(view: View, weighed: readonly Weighed[]): readonly Weighed[] {
  const goals = view.markers
    .map((marker) => locationFields[marker - 1] ?? 0)
    .filter((goal) => !isOccupied(view, goal));
  const away = ({ move }: Weighed) => {
    if (move.type === "take") return -stepsAllowed(move.die);
    if (move.type !== "go") return Infinity;
    const way = distances[move.to];
    return Math.min(...goals.map((goal) => way?.[goal] ?? Infinity));
  };
  const least = Math.min(...weighed.map(away));
  return weighed.filter((one) => away(one) === least);
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
