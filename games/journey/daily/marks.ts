/** How each die went: by what could be reached at most before its turn and after it. */

import { copy } from "@stolik/kernel";
import type { Mark } from "@stolik/kernel";
import type { Move } from "../rules/position.ts";
import { gniezno } from "../rules/roads.ts";
import { fieldOfMarker, openOf, without } from "./legs.ts";
import type { Open } from "./legs.ts";
import { planner } from "./plans.ts";
import type { Deal, DealState } from "./position.ts";
import { apply } from "./turn.ts";

/** A turn is a die and a way. */
const MOVES_IN_A_TURN = 2;

/** Right: nothing was lost. Near: it was, though for a marker in the hand. */
export function marks(state: DealState): readonly Mark[] {
  return turnsOf(state).map(({ isLost, isCollected }) =>
    isLost ? (isCollected ? "near" : "wrong") : "right",
  );
}

/** The first turn after which the best was out of reach. */
export function mistake(
  { start }: Deal,
  moves: readonly Move[],
): number | undefined {
  const state = copy(start);
  for (const move of moves) apply(state, move, () => undefined);
  const turn = turnsOf(state).findIndex(({ isLost }) => isLost);
  return turn < 0 ? undefined : turn * MOVES_IN_A_TURN;
}

interface Turn {
  readonly isLost: boolean;
  readonly isCollected: boolean;
}

function turnsOf(state: DealState): Turn[] {
  const plans = planner();
  let open = openAtFirst(state);
  let most = plans.best(open).length;
  return state.trail.map(({ die, to }) => {
    const markers = open.markers.filter(
      (marker) => fieldOfMarker(marker) !== to,
    );
    const isCollected = markers.length < open.markers.length;
    open = { pawn: to, markers, dice: without(open.dice, [die]) };
    const before = most - (isCollected ? 1 : 0);
    most = plans.best(open).length;
    return { isLost: most < before, isCollected };
  });
}

function openAtFirst({ markers, taken, roll }: DealState): Open {
  const all = [...markers, ...taken];
  return openOf({ pawn: gniezno, markers: all, dice: roll });
}
