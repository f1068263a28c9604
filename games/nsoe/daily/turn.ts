/** A turn in a daily deal: a card is laid or swapped; whatever it was, the next one comes. */

import { refusal, SOLVER, solverTurn } from "@stolik/kernel";
import type { Mark } from "@stolik/kernel";
import { TOLERANCE } from "../rules/comparison.ts";
import { correctionAt } from "../rules/correction.ts";
import { reject as rejectInMatch } from "../rules/moves.ts";
import type { Event, Move } from "../rules/position.ts";
import type { Refusal } from "../rules/refusal.ts";
import {
  exchange,
  leaveLying,
  putAway,
  takeUp,
  turnOver,
} from "../rules/turn.ts";
import { QUEUE } from "./position.ts";
import type { DealState } from "./position.ts";

export function reject(state: DealState, move: Move): Refusal | undefined {
  if (move.type === "swap" && state.swapsLeft === 0)
    return refusal("no-swaps-left", "N8");
  return rejectInMatch(state, SOLVER, move);
}

export function apply(
  state: DealState,
  move: Move,
  emit: (event: Event) => void,
): void {
  const turn = solverTurn(emit);
  switch (move.type) {
    case "lay": {
      const laid = turnOver(state, SOLVER, move);
      turn.emit(laid);
      state.marks.push(markOf(state, laid));
      if (laid.contradictions.length === 0) leaveLying(state, laid);
      else putAway(state, SOLVER, laid.city);
      if (state.piles[QUEUE]?.length) takeUp(state, SOLVER, QUEUE, turn);
      // A free cell is always left, so that every card can be laid and the end comes by itself.
      if (state.hands[SOLVER]?.length === 0) state.ending = "out";
      return;
    }
    case "swap":
      exchange(state, SOLVER, move, turn);
      state.swapsLeft -= 1;
      return;
    case "draw":
      throw new Error("Cards come by themselves.");
  }
}

/** Near: no further off than two cards in one line may be apart. */
function markOf(
  state: DealState,
  laid: Extract<Event, { type: "laid" }>,
): Mark {
  if (laid.contradictions.length === 0) return "right";
  const { latitude, longitude } = correctionAt(state, laid, laid.back);
  const off = Math.max(Math.abs(latitude), Math.abs(longitude));
  return off <= TOLERANCE ? "near" : "wrong";
}
