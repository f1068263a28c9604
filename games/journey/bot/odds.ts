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

/** How far a die of a roll leads on average, by its rank: 0 is the shortest, 6 the furthest. */
export function usualReach(rank: number): number {
  return usualReaches[rank] ?? 0;
}

const usualReaches: readonly number[] = Array.from(
  { length: DICE },
  (_, rank) =>
    (rolls[1] ?? [])
      .slice(1)
      .reduce((sum, one) => sum + chanceOfSome(one, DICE - rank), 0),
);

/** How likely it is that at least `least` of all dice do what one does with this chance. */
function chanceOfSome(one: number, least: number): number {
  let sum = 0;
  let ways = 1;
  for (let dice = 0; dice <= DICE; dice += 1) {
    if (dice >= least) sum += ways * one ** dice * (1 - one) ** (DICE - dice);
    ways = (ways * (DICE - dice)) / (dice + 1);
  }
  return sum;
}
