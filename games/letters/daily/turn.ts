/** A try in a daily deal: a word is read and its tiles go back, so that every try begins with the same table. */

import { SOLVER, solverTurn } from "@stolik/kernel";
import type { Lexicon } from "@stolik/lexicon";
import { EMPTY } from "../rules/position.ts";
import type { Event, Laid, Move } from "../rules/position.ts";
import { bestTry } from "../rules/tries.ts";
import { apply as applyInMatch } from "../rules/turn.ts";
import type { DealState } from "./position.ts";

export function apply(
  lexicon: Lexicon,
  state: DealState,
  move: Move,
  emit: (event: Event) => void,
): void {
  switch (move.type) {
    case "word": {
      const rack = [...rackOf(state)];
      applyInMatch(lexicon, state, SOLVER, move, solverTurn(emit));
      state.tried.push(move);
      takeBack(state, move.lay, rack);
      return endIfDue(state);
    }
    case "pass":
      return end(state);
    case "exchange":
    case "challenge":
    case "accept":
      throw new Error("There is no pool, and nobody to ask.");
  }
}

/** Whoever has reached the goal may stop, or look for a rarer word that brings more. */
function endIfDue(state: DealState): void {
  const { sheet, task, tried } = state;
  state.scores[SOLVER] = bestTry(sheet)?.total ?? 0;
  if (tried.length >= task.tries) end(state);
}

/** The best word stays, for all to see; L22: nobody lays any more. */
function end(state: DealState): void {
  const best = state.tried[bestTry(state.sheet)?.index ?? -1];
  const rack = rackOf(state);
  for (const { letter, field } of best?.lay ?? []) {
    rack.splice(rack.indexOf(letter), 1);
    state.tiles[field] = letter;
  }
  state.ending = "idle";
}

/** The rack stands as it stood. */
function takeBack(
  state: DealState,
  laid: readonly Laid[],
  rack: readonly string[],
): void {
  for (const { field } of laid) state.tiles[field] = EMPTY;
  rackOf(state).splice(0, Infinity, ...rack);
}

function rackOf({ racks }: DealState): string[] {
  const rack = racks[SOLVER];
  if (!rack) throw new Error("Nobody solves the deal.");
  return rack;
}
