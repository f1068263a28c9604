/** The end: both hands are empty. */

import type { Outcome, Seat } from "@stolik/kernel";
import type { Ending, View } from "./position.ts";

export function outcome(at: View): Outcome<Ending> | undefined {
  if (at.hands.some((hand) => hand.length > 0)) return undefined;
  const scores = [...at.tricks];
  const most = Math.max(...scores);
  const winners: Seat[] = [];
  for (const [seat, tricks] of scores.entries())
    if (tricks === most) winners.push(seat); // S6
  return { winners, scores, reason: "laid" };
}
