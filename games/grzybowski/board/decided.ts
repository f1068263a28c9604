/** What made the difference, told at the end: the goal that brought most in each grid. */

import { listOf, nameOf } from "@stolik/furniture";
import type { EndedMatch } from "@stolik/furniture";
import { count } from "../rules/count.ts";
import type { Event, View } from "../rules/position.ts";
import { cardName } from "./words.ts";
import type { Wording } from "./words.ts";

export function decided(
  { view }: EndedMatch<View, Event>,
  wording: Wording,
): string {
  const { words } = wording;
  const goals = view.grids.flatMap((grid, seat) => {
    const [best] = count(grid).scored.toSorted(
      (one, other) => other.points - one.points,
    );
    return best && best.points > 0 ? [{ seat, best }] : [];
  });
  if (goals.length === 0) return words("decided.none");
  return words("decided.goals", {
    goals: listOf(
      goals.map(({ seat, best }) =>
        words("decided.goal", {
          who: nameOf(seat, wording),
          goal: cardName(best, wording),
          points: best.points,
        }),
      ),
      wording,
    ),
  });
}
