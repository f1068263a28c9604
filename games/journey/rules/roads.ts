/** Ways over the map: how far a pawn may go, and where it may stop (J12–J15). */

import { fieldIds, fieldOf, locationIds, roads } from "../content/map.ts";
import type { Field } from "../content/map.ts";
import type { View } from "./position.ts";

/** J12: how many fields a 1 allows. */
const LONG_WAY = 10;

export const fieldCount = fieldIds.length;

export const gniezno: Field = fieldOf("gniezno");

export const neighbours: readonly (readonly Field[])[] = fieldIds.map((id) =>
  roads
    .filter((road) => road.includes(id))
    .map(([one, other]) => fieldOf(one === id ? other : one)),
);

/** The fields of the locations; number 1 is the first. */
export const locationFields: readonly Field[] = locationIds.map(fieldOf);

/** The number of the location on each field; 0 where there is none. */
const locationOn: readonly number[] = fieldIds.map(
  (_, field) => locationFields.indexOf(field) + 1,
);

/** How many steps lie between two fields, markers not looked at. */
export const distances: readonly (readonly number[])[] = fieldIds.map(
  (_, from) => {
    const { fields, steps } = explore([], from, fieldCount);
    const row = Array<number>(fieldCount).fill(Infinity);
    for (const [index, field] of fields.entries())
      row[field] = steps[index] ?? Infinity;
    return row;
  },
);

export function stepsAllowed(die: number): number {
  return die === 1 ? LONG_WAY : die;
}

/** The number of the marker on a field; 0 if there is none. */
export function markerOn(markers: View["markers"], field: Field): number {
  const location = locationOn[field] ?? 0;
  return location > 0 && markers.includes(location) ? location : 0;
}

export function isOccupied(at: View, field: Field): boolean {
  return at.pawns.includes(field);
}

/** Fields within reach, nearest first, with their distance and the field before them. The first is where one starts. */
export interface Reach {
  readonly fields: readonly Field[];
  readonly steps: readonly number[];
  /** By field: the one before it on the way; −1 if it is out of reach or the first. */
  readonly before: Int16Array;
}

/**
 * Whatever can be reached within some steps can be reached by a shortest way, which enters no field twice (J14); so a
 * search by breadth that goes on behind no marker (J15) finds exactly the fields that J12–J15 allow to enter. It ends
 * early at the field `until`.
 */
export function explore(
  markers: View["markers"],
  from: Field,
  limit: number,
  until = -1,
): Reach {
  const before = new Int16Array(fieldCount).fill(-1);
  const fields = [from];
  const steps = [0];
  for (let index = 0; index < fields.length; index += 1) {
    const here = fields[index] ?? from;
    const next = (steps[index] ?? 0) + 1;
    if (next > limit) break;
    if (index > 0 && markerOn(markers, here) > 0) continue; // J15
    for (const there of neighbours[here] ?? []) {
      if (there === from || before[there] !== -1) continue;
      before[there] = here;
      fields.push(there);
      steps.push(next);
      if (there === until) return { fields, steps, before };
    }
  }
  return { fields, steps, before };
}

/** Whether a move may enter the field, pawns not looked at. */
export function canEnter(
  markers: View["markers"],
  from: Field,
  limit: number,
  to: Field,
): boolean {
  const distance = distances[from]?.[to] ?? Infinity;
  if (distance > limit || distance === 0) return false;
  // The search is needed only if a marker lies on a shortest way.
  const isDoubtful = markers.some((marker) => {
    const field = locationFields[marker - 1] ?? to;
    if (field === to || field === from) return false;
    const there = distances[field];
    return (there?.[from] ?? 0) + (there?.[to] ?? 0) === distance;
  });
  return !isDoubtful || explore(markers, from, limit, to).before[to] !== -1;
}

/** Fields of locations whose marker may be collected by a die. */
export function markersInReach(at: View, from: Field, die: number): Field[] {
  const steps = stepsAllowed(die);
  const found: Field[] = [];
  for (const marker of at.markers) {
    const field = locationFields[marker - 1] ?? from;
    if (!isOccupied(at, field) && canEnter(at.markers, from, steps, field))
      found.push(field);
  }
  return found;
}

/** Where the pawn may end its move by a die, its own field first: staying is a move by 0 (J10). */
export function destinations(at: View, from: Field, die: number): Field[] {
  const { fields } = explore(at.markers, from, stepsAllowed(die));
  return fields.filter((field) => field === from || !isOccupied(at, field)); // J13
}

/** J24: where a train may go. */
export function freeFields(at: View): Field[] {
  const free: Field[] = [];
  for (let field = 0; field < fieldCount; field += 1)
    if (!isOccupied(at, field)) free.push(field);
  return free;
}

/** A shortest way, both ends included; undefined if the field cannot be entered. */
export function wayTo(
  at: View,
  from: Field,
  die: number,
  to: Field,
): Field[] | undefined {
  return wayWithin(at.markers, from, stepsAllowed(die), to);
}

/** The same by at most `limit` steps, pawns not looked at. */
export function wayWithin(
  markers: View["markers"],
  from: Field,
  limit: number,
  to: Field,
): Field[] | undefined {
  const { before } = explore(markers, from, limit, to);
  const way = [to];
  for (let field = to; field !== from;) {
    const previous = before[field] ?? -1;
    if (previous === -1) return undefined;
    way.unshift(previous);
    field = previous;
  }
  return way;
}
