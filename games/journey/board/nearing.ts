/** What may soon end the match (J27), and how far away it is. */

import type { Seat } from "@stolik/kernel";
import { listOf, nameOf } from "@stolik/furniture";
import { LAST } from "../rules/effects.ts";
import { LATE_ROUNDS, QUIET_ROUNDS } from "../rules/ending.ts";
import type { View } from "../rules/position.ts";
import type { Wording } from "./describe.ts";

/** How many fields a turn brings at most: a city, the White Eagle and a date. */
const FARTHEST_LEAP = 8;
/** How many rounds without a marker or a card there are before it is said what more of them lead to. */
const QUIET_WARNING = 2;
/** How many rounds before the last one it is said that there is a last one. */
const LATE_WARNING = 10;

export type Nearing =
  /** Somebody may be at the end of the track with their next turn. */
  | { readonly type: "track"; readonly left: number }
  /** Full rounds in which nothing was done. */
  | { readonly type: "quiet"; readonly rounds: number }
  /** The round that is being played. */
  | { readonly type: "late"; readonly round: number };

/** What is nearest comes first. */
export function nearingOf(view: View): readonly Nearing[] {
  const seats = view.pawns.length;
  const found: Nearing[] = [];
  const rounds = Math.floor((view.turns - view.stirred) / seats);
  if (rounds >= QUIET_WARNING) found.push({ type: "quiet", rounds });
  const round = Math.floor(view.turns / seats) + 1;
  if (round > LATE_ROUNDS - LATE_WARNING) found.push({ type: "late", round });
  const left = LAST - Math.max(...view.progress);
  if (left <= FARTHEST_LEAP) found.push({ type: "track", left });
  return found;
}

export function tellNearing(
  nearing: Nearing,
  view: View,
  wording: Wording,
): string {
  const { words } = wording;
  const names = listOf(
    leaders(view).map((seat) => nameOf(seat, wording)),
    wording,
  );
  switch (nearing.type) {
    case "track":
      return words("nearing.track", { names, left: nearing.left });
    case "quiet":
      return words("nearing.quiet", {
        names,
        rounds: nearing.rounds,
        last: QUIET_ROUNDS,
      });
    case "late":
      return words("nearing.late", {
        names,
        round: nearing.round,
        last: LATE_ROUNDS,
      });
  }
}

function leaders(view: View): readonly Seat[] {
  const furthest = Math.max(...view.progress);
  return [...view.progress.keys()].filter(
    (seat) => view.progress[seat] === furthest,
  );
}
