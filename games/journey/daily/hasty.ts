/** How far those come who do not plan: if that is as far as one can, a deal is trivial. */

import { stepsAllowed } from "../rules/roads.ts";
import { fieldOfMarker, goalsFrom, wayTo, without } from "./legs.ts";
import type { Goal, Open } from "./legs.ts";
import { planner } from "./plans.ts";

/** The most markers for whoever always makes for the nearest one, however well they spend their dice. */
export function byNearest(open: Open): number {
  return planner(nearest).best(open).length;
}

/** The markers for whoever always takes what wastes the fewest steps of a die. */
export function byThrift(open: Open): number {
  const goals = goalsFrom(open);
  const [thrifty] = goals
    .flatMap(({ marker, steps }) =>
      open.dice.map((die) => ({
        marker,
        die,
        idle: stepsAllowed(die) - steps,
      })),
    )
    .filter(({ idle }) => idle >= 0)
    .toSorted((one, other) => one.idle - other.idle);
  if (thrifty) return 1 + byThrift(after(open, thrifty.die, thrifty.marker));
  const [goal] = nearest(goals);
  const [longest] = open.dice;
  if (!goal || longest === undefined) return 0;
  return byThrift(after(open, longest, goal.marker));
}

function nearest(goals: readonly Goal[]): readonly Goal[] {
  const fewest = Math.min(...goals.map(({ steps }) => steps));
  return goals.filter(({ steps }) => steps === fewest);
}

/** As far towards the marker as the die leads. */
function after({ pawn, markers, dice }: Open, die: number, goal: number): Open {
  const way = wayTo(goal, pawn, markers);
  const to = way[stepsAllowed(die)] ?? fieldOfMarker(goal);
  return {
    pawn: to,
    markers: markers.filter((marker) => fieldOfMarker(marker) !== to),
    dice: without(dice, [die]),
  };
}
