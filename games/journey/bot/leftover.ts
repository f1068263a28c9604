/** Which dice of a roll are left: what others have taken of it is no bad luck. */

import { stepsAllowed } from "../rules/index.ts";

/** The places of the dice left among all that were rolled, the shortest first. */
export function ranksLeft(
  rolled: readonly number[],
  left: readonly number[],
): number[] {
  const rest = [...left];
  return [...byReach(rolled).entries()].flatMap(([rank, die]) => {
    const index = rest.indexOf(die);
    if (index < 0) return [];
    rest.splice(index, 1);
    return [rank];
  });
}

/** The shortest first: a 1 is the furthest (J12). */
export function byReach(dice: readonly number[]): number[] {
  return dice.toSorted((one, other) => stepsAllowed(one) - stepsAllowed(other));
}
