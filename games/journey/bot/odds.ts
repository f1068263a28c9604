/** How likely a seat can go a distance on its next turn, by the dice that lie there and those yet to be rolled. */

import { stepsAllowed } from "../rules/index.ts";

const DICE = 7;
const FACES = [1, 2, 3, 4, 5, 6] as const;
const FARTHEST = 10;

/** By the dice rolled and the distance: how likely one of them reaches so far. */
const rolls: readonly (readonly number[])[] = Array.from(
  { length: DICE + 1 },
  (_, dice) =>
    Array.from({ length: FARTHEST + 1 }, (__, distance) => {
      const reaching = FACES.filter((face) => stepsAllowed(face) >= distance);
      return 1 - (1 - reaching.length / FACES.length) ** dice;
    }),
);

/** `others`: how many seats take a die before this one does. */
export function chanceToReach(
  distance: number,
  dice: readonly number[],
  others: number,
): number {
  const left = dice.length - others;
  if (left <= 0) return rolls[DICE + (left % DICE)]?.[distance] ?? 0;
  let useless = 0;
  for (const die of dice) if (stepsAllowed(die) < distance) useless += 1;
  // The others take any dice: all that is left is useless with this chance.
  let miss = 1;
  for (let taken = 0; taken < left; taken += 1)
    miss *= Math.max(0, useless - taken) / (dice.length - taken);
  return 1 - miss;
}
