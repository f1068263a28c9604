/** The end: after the last stop the most tokens win. */

import type { Outcome, Seat } from "@stolik/kernel";
import type { View } from "./position.ts";

export function outcome(at: View): Outcome<"deck"> | undefined {
  if (at.stage.type !== "over") return undefined;
  const scores = [...at.tokens];
  const most = Math.max(...scores);
  const winners: Seat[] = [];
  for (const [seat, tokens] of scores.entries())
    if (tokens === most) winners.push(seat); // C19: equal numbers share
  return { winners, scores, reason: "deck" };
}
