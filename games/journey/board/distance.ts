/** How far it is over the map, for whoever plans a way. */

import type { Seat } from "@stolik/kernel";
import { distances, explore, fieldCount } from "../rules/roads.ts";
import type { View } from "../rules/position.ts";

/** How many fields a pawn walks to each of the others; markers on the way are gone around where they can be (J15). */
export function stepsFrom(view: View, seat: Seat): readonly number[] {
  const from = view.pawns[seat] ?? 0;
  const reach = explore(view.markers, from, fieldCount);
  const steps = [...(distances[from] ?? [])];
  for (const [index, field] of reach.fields.entries())
    steps[field] = reach.steps[index] ?? 0;
  return steps;
}
