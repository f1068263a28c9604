/** What made the difference, told at the end: the tokens from doubts (C10–C12) and those from the stops (C17). */

import { listBySeat } from "@stolik/furniture";
import type { EndedMatch } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import type { Event, View } from "../rules/position.ts";
import type { Wording } from "./words.ts";

export function decided(
  { view, heard }: EndedMatch<View, Event>,
  wording: Wording,
): string {
  const doubts = view.tokens.map(() => 0);
  const stops = view.tokens.map(() => 0);
  const give = (tokens: number[], seat: Seat, by: number) => {
    tokens[seat] = (tokens[seat] ?? 0) + by;
  };
  for (const event of heard.flatMap(({ events }) => events)) {
    if (event.type === "checked") {
      const { layer, doubter, isRight, isFromPool } = event;
      give(doubts, isRight ? layer : doubter, 1);
      if (!isFromPool) give(doubts, isRight ? doubter : layer, -1);
    }
    if (event.type === "judged")
      for (const [seat, gain] of event.gains.entries()) give(stops, seat, gain);
  }
  return wording.words("decided", {
    doubts: listBySeat(doubts.map(signed), wording),
    stops: listBySeat(stops.map(signed), wording),
  });
}

/** A gain with its sign, a true minus included. */
function signed(tokens: number): string {
  if (tokens === 0) return "0";
  return tokens > 0 ? `+${tokens}` : `−${-tokens}`;
}
