/** A turn in a daily deal: a die is taken and the pawn moved; the end comes when the dice left bring no more markers. */

import { refusal, SOLVER, solverTurn } from "@stolik/kernel";
import { reject as rejectInMatch } from "../rules/legality.ts";
import type { Event, Move } from "../rules/position.ts";
import type { Refusal } from "../rules/refusal.ts";
import { distances, locationFields, stepsAllowed } from "../rules/roads.ts";
import { apply as applyInMatch, walk } from "../rules/turn.ts";
import type { DealState } from "./position.ts";

export function reject(state: DealState, move: Move): Refusal | undefined {
  if (move.type !== "take" && move.type !== "go")
    return refusal("cards-counted", "J16");
  return rejectInMatch(state, SOLVER, move);
}

export function apply(
  state: DealState,
  move: Move,
  emit: (event: Event) => void,
): void {
  const turn = solverTurn<Event>((event) => {
    // Which cards they are is nobody's concern.
    if (event.type !== "drew") emit(event);
  });
  if (move.type !== "go") return applyInMatch(state, SOLVER, move, turn);
  state.trail.push({ die: state.die, to: move.to });
  walk(state, SOLVER, move.to, turn);
  state.turns += 1;
  state.phase = "die";
  state.die = 0;
  if (isSpent(state)) state.ending = "spent";
}

/** Whether all dice together do not lead to the nearest marker: no other can be in the way to that one. */
function isSpent({ dice, markers, pawns }: DealState): boolean {
  const steps = dice.reduce((sum, die) => sum + stepsAllowed(die), 0);
  const away = distances[pawns[SOLVER] ?? 0];
  return markers.every((marker) => {
    const field = locationFields[marker - 1] ?? 0;
    return (away?.[field] ?? Infinity) > steps;
  });
}
