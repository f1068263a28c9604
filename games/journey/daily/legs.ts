/** From one marker to the next: how far it is, and which dice may be spent on the way. */

import type { Field } from "../content/map.ts";
import {
  explore,
  fieldCount,
  locationFields,
  stepsAllowed,
  wayWithin,
} from "../rules/roads.ts";

/** What is still to be planned: where the pawn stands, the markers and the dice that are left. */
export interface Open {
  readonly pawn: Field;
  readonly markers: readonly number[];
  /** Those that lead furthest come first: a 1 above all (J12). */
  readonly dice: readonly number[];
}

/** A marker that is made for, and the dice that lead there. */
export interface Leg {
  readonly marker: number;
  readonly dice: readonly number[];
}

/** How many steps it is to a marker without a stop at another one (J15). */
export interface Goal {
  readonly marker: number;
  readonly steps: number;
}

export function fieldOfMarker(marker: number): Field {
  const field = locationFields[marker - 1];
  if (field === undefined) throw new Error(`There is no marker ${marker}.`);
  return field;
}

/** Those with another marker in the way, whichever way one goes, are left out. */
export function goalsFrom({ pawn, markers }: Omit<Open, "dice">): Goal[] {
  const { fields, steps } = explore(markers, pawn, fieldCount);
  return markers.flatMap((marker) => {
    const index = fields.indexOf(fieldOfMarker(marker));
    return index > 0 ? [{ marker, steps: steps[index] ?? 0 }] : [];
  });
}

export function openOf({ pawn, markers, dice }: Open): Open {
  const longestFirst = dice.toSorted(
    (one, other) => stepsAllowed(other) - stepsAllowed(one),
  );
  return { pawn, markers, dice: longestFirst };
}

/**
 * Every choice of dice that together lead so far, but would not without any one of them; the dice are given longest
 * first. As each choice ends with its shortest die, it needs all others too.
 */
export function spendings(
  dice: readonly number[],
  steps: number,
): readonly (readonly number[])[] {
  if (steps <= 0) return [[]];
  return dice.flatMap((die, index) =>
    die === dice[index - 1]
      ? []
      : spendings(dice.slice(index + 1), steps - stepsAllowed(die)).map(
          (others) => [die, ...others],
        ),
  );
}

export function without(
  dice: readonly number[],
  spent: readonly number[],
): readonly number[] {
  const left = [...dice];
  for (const die of spent) left.splice(left.indexOf(die), 1);
  return left;
}

/** A shortest way to a marker, both ends included, without a stop at another one. */
export function wayTo(
  marker: number,
  pawn: Field,
  markers: readonly number[],
): readonly Field[] {
  const way = wayWithin(markers, pawn, fieldCount, fieldOfMarker(marker));
  if (!way) throw new Error(`Other markers are in the way to ${marker}.`);
  return way;
}
