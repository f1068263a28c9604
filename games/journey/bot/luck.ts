/** What the dice that were left were worth, against the same ones of other rolls. */

import { below } from "@stolik/kernel";
import type { Assessment, Question, Random, Seat } from "@stolik/kernel";
import type { Event, Move, View } from "../rules/index.ts";
import { byReach, ranksLeft } from "./leftover.ts";
import type { TurnReason } from "./reasons.ts";
import { weighMoves, WON } from "./weigh.ts";

const ROLLS = 24;
const FACES = 6;
/** The least number of steps that are worth telling. */
const MUCH = 1.2;

/** A fact where luck was great, whatever was made of it. */
export function luckOf({
  view,
  seat,
  told,
  random,
}: Question<View, Event>): Assessment<Move>[] {
  const roll = told.findLast((event) => event.type === "rolled");
  const worth = worthWith(view, seat, view.dice);
  // J27: who can arrive does so with any die.
  if (!roll || worth >= WON) return [];
  const ranks = ranksLeft(roll.dice, view.dice);
  let sum = 0;
  for (let again = 0; again < ROLLS; again += 1) {
    const sorted = byReach(rolledAnew(roll.dice.length, random));
    const left = sorted.filter((_, rank) => ranks.includes(rank));
    sum += worthWith(view, seat, left);
  }
  const luck = worth - sum / ROLLS;
  if (Math.abs(luck) < MUCH) return [];
  const reason: TurnReason = {
    code: luck > 0 ? "good-dice" : "poor-dice",
    values: { steps: Math.round(10 * Math.abs(luck)) / 10 },
  };
  return [
    {
      aspect: "luck",
      best: 0,
      played: 0,
      spread: 0,
      advised: [],
      reason,
      isFact: true,
    },
  ];
}

function rolledAnew(dice: number, random: Random): number[] {
  return Array.from({ length: dice }, () => below(random, FACES) + 1);
}

/** The best turn with any of the dice. */
function worthWith(view: View, seat: Seat, dice: readonly number[]): number {
  return Math.max(
    ...weighMoves({ ...view, dice }, seat).map(({ value }) => value),
  );
}
