/** The end: both grids are full. */

import type { Outcome, Seat } from "@stolik/kernel";
import { FULL } from "./field.ts";
import { layoutOf } from "./layout.ts";
import { total } from "./points.ts";
import type { View } from "./position.ts";

/** G10: looked at when a turn is over. */
export function isFinished(at: View): boolean {
  return at.grids.every(({ cards }) => cards.length === FULL);
}

/** G10: more points win, equal points share. */
export function outcome(at: View): Outcome<"full"> | undefined {
  if (!at.isOver) return undefined;
  const scores = at.grids.map((grid) => total(layoutOf(grid)));
  const most = Math.max(...scores);
  const winners: Seat[] = [];
  for (const [seat, points] of scores.entries())
    if (points === most) winners.push(seat);
  return { winners, scores, reason: "full" };
}
