/** What the markers promise whoever goes for them, worked out once for all fields of the map. */

import type { Seat } from "@stolik/kernel";
import { distances, locationFields } from "../rules/index.ts";
import type { Field, View } from "../rules/index.ts";
import { chanceToReach } from "./odds.ts";
import { weights } from "./weights.ts";

export interface Outlook {
  /** How many markers lie there. */
  readonly markers: number;
  /** The chance of a marker soon for whoever stands on the field; a second one in reach adds to it. */
  promise(pawn: Field): number;
}

/** No die leads further (J12). */
const FARTHEST = 10;
const ways = Array.from({ length: FARTHEST + 1 }, (_, distance) => distance);

/** `others`: how many seats take a die before this one does. */
export function outlookOf(
  at: View,
  seat: Seat,
  dice: readonly number[],
  others: number,
): Outlook {
  const now = ways.map((distance) => chanceToReach(distance, dice, others));
  const reach = ways.map((distance) => chanceToReach(distance, dice, 0));
  const goals = at.markers.map((marker) => locationFields[marker - 1] ?? 0);
  const stays = goals.map((goal) => chanceToStay(at, seat, goal, reach));
  const known: (number | undefined)[] = [];
  return {
    markers: goals.length,
    promise: (pawn) =>
      (known[pawn] ??= promiseOf(distances[pawn] ?? [], goals, stays, now)),
  };
}

/** `way`: from the pawn to every field. */
function promiseOf(
  way: readonly number[],
  goals: readonly Field[],
  stays: readonly number[],
  now: readonly number[],
): number {
  let best = 0;
  let second = 0;
  for (let index = 0; index < goals.length; index += 1) {
    const distance = way[goals[index] ?? 0] ?? 0;
    if (distance === 0) continue; // J17
    const stay = stays[index] ?? 0;
    const soon = now[distance] ?? 0;
    const late = weights.later * stay * (afterwards[distance] ?? 0);
    const worth = stay * (soon + (1 - soon) * late);
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  return best + weights.second * second;
}

/** By distance: how likely a marker is reached in the turn after the next. */
const afterwards: readonly number[] = Array.from(
  { length: FARTHEST + weights.stride + 1 },
  (_, distance) => chanceToReach(Math.max(1, distance - weights.stride), [], 0),
);

function chanceToStay(
  at: View,
  seat: Seat,
  field: Field,
  reach: readonly number[],
): number {
  let stays = 1;
  for (let other = 0; other < at.pawns.length; other += 1) {
    if (other === seat || (at.stops[other] ?? 0) > 0) continue;
    const pawn = at.pawns[other] ?? 0;
    const row = distances[pawn];
    const distance = row?.[field] ?? Infinity;
    if (distance === 0) return 0.1; // J15: nobody can enter while the pawn stays
    const chance = reach[distance] ?? 0;
    if (chance === 0) continue;
    const isNearest = at.markers.every(
      (marker) => (row?.[locationFields[marker - 1] ?? field] ?? 0) >= distance,
    );
    stays *=
      1 - chance * (isNearest ? weights.nearestTaken : weights.otherTaken);
  }
  return stays;
}
