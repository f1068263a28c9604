/** What the markers promise whoever goes for them, worked out once for all fields of the map. */

import type { Seat } from "@stolik/kernel";
import { distances, locationFields } from "../rules/index.ts";
import type { Field, View } from "../rules/index.ts";
import { chanceToReach } from "./odds.ts";
import { weights } from "./weights.ts";

export interface Outlook {
  readonly markers: readonly number[];
  /** By marker: how likely it still lies there when the seat is to move. */
  readonly stays: readonly number[];
  /** By distance: how likely the seat can go so far in its next turn. */
  readonly now: readonly number[];
  /** By distance: how likely in the turn after it. */
  readonly afterwards: readonly number[];
}

const FARTHEST = 24;
const ways = Array.from({ length: FARTHEST }, (_, distance) => distance);

/** `others`: how many seats take a die before this one does. */
export function outlookOf(
  at: View,
  seat: Seat,
  dice: readonly number[],
  others: number,
): Outlook {
  const now = ways.map((distance) => chanceToReach(distance, dice, others));
  const reach = ways.map((distance) => chanceToReach(distance, dice, 0));
  const stays = at.markers.map((marker) =>
    chanceToStay(at, seat, locationFields[marker - 1] ?? 0, reach),
  );
  return { markers: at.markers, stays, now, afterwards };
}

const afterwards: readonly number[] = ways.map((distance) =>
  chanceToReach(Math.max(1, distance - weights.stride), [], 0),
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
