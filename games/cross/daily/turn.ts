/** A turn in a daily deal: a card is laid, and nobody doubts it; after the last one the cross is judged. */

import { SOLVER, solverTurn } from "@stolik/kernel";
import type { Event, Move } from "../rules/position.ts";
import { apply as applyInMatch, passOn } from "../rules/turn.ts";
import { bonusFor, scoreOf } from "./judging.ts";
import type { DealState } from "./position.ts";

export function apply(
  state: DealState,
  move: Move,
  emit: (event: Event) => void,
): void {
  const turn = solverTurn<Event>((event) => {
    const told = tellAlone(event);
    if (told) emit(told);
  });
  const top = state.deck.at(-1);
  applyInMatch(state, SOLVER, move, turn);
  switch (move.type) {
    case "lay":
      if (top && top !== "stop") state.order.push(top);
      return passOn(state, turn);
    case "estimate":
      state.estimate = move.wrong;
      state.tokens[SOLVER] = scoreOf(state);
      return;
    case "agree":
    case "doubt":
      throw new Error("Nobody is asked.");
  }
}

/** Being the nearest is nothing where nobody else has spoken, and nobody has won. */
function tellAlone(event: Event): Event | undefined {
  if (event.type === "over") return undefined;
  if (event.type !== "judged") return event;
  const { estimates, wrong } = event;
  return { ...event, gains: [bonusFor(estimates[SOLVER], wrong)] };
}
