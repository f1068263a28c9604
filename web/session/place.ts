/** Where a replay stands: on the match, or on a branch of it. */

import { same } from "@stolik/kernel";
import type { Branch, Place, Replay } from "./replay-messages.ts";

export function isSame(one: Place, other: Place | undefined): boolean {
  return (
    one.at === other?.at &&
    one.eyes === other.eyes &&
    same(movesOff(one) ?? null, movesOff(other) ?? null)
  );
}

/** What a board knows from play: the same eyes see what came of one more entry. */
export function isNext(place: Place, before: Place | undefined): boolean {
  return before !== undefined && isSame({ ...place, at: place.at - 1 }, before);
}

/** The nearest place that there is. */
export function fit(place: Place, replay: Replay): Place {
  const { eyes, branch } = place;
  const { first, last } = stretchOf(place, replay);
  return {
    at: Math.min(Math.max(place.at, first), last),
    eyes: eyes === "all" || eyes < replay.seats ? eyes : "all",
    ...(branch ? { branch } : {}),
  };
}

/** From where to where one can go on it. */
export function stretchOf(
  { branch }: Place,
  { first, last }: Pick<Replay, "first" | "last">,
): Pick<Replay, "first" | "last"> {
  return branch
    ? { first: branch.from, last: branch.from + branch.moves.length }
    : { first, last };
}

/** Where it leaves the match, it is still a position of the match. */
function movesOff({ at, branch }: Place): Branch | undefined {
  return branch && at > branch.from ? branch : undefined;
}
