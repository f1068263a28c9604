/** How a match might go on: a world that fits what a seat sees, played by what the odds say. */

import { fastRandom, silentTurn } from "@stolik/kernel";
import type { Seat } from "@stolik/kernel";
import { journey, stepsAllowed } from "../rules/index.ts";
import type { Event, Move, State, View } from "../rules/index.ts";
import { weighMoves } from "./weigh.ts";
import type { Weighed } from "./weigh.ts";

/** How many rounds are imagined: with two a turn of one's own is among them, and it tells more than all replies to this one. */
const ROUNDS = 2;

/**
 * The table some rounds after the moves. The same luck gives the same hidden cards and the same dice whatever the
 * moves, so that two ways to move are told apart by what they do.
 */
export function imagine(
  view: View,
  seat: Seat,
  moves: readonly Move[],
  luck: number,
): State {
  const random = fastRandom(luck);
  const state = journey.determinize(view, seat, random);
  const turn = silentTurn<Event>(random);
  const until = state.turns + ROUNDS * state.pawns.length;
  for (const move of moves) journey.apply(state, seat, move, turn);
  while (!state.ending && state.turns < until)
    journey.apply(state, state.turn, likelyMove(state), turn);
  return state;
}

/** About what level 2 would do; of the dice, simply that which leads furthest. */
function likelyMove(state: State): Move {
  if (state.phase === "die") return { type: "take", die: furthest(state.dice) };
  let best: Weighed | undefined;
  for (const weighed of weighMoves(state, state.turn))
    if (!best || weighed.value > best.value) best = weighed;
  if (!best) throw new Error(`Seat ${state.turn} has nothing to choose.`);
  return best.move;
}

function furthest(dice: readonly number[]): number {
  let best = dice[0] ?? 1;
  for (const die of dice)
    if (stepsAllowed(die) > stepsAllowed(best)) best = die;
  return best;
}
