/** Making a deal: seven markers, one roll, and a best way that is not found in haste. */

import { SOLVER, solverTurn } from "@stolik/kernel";
import type { Random } from "@stolik/kernel";
import type { Move } from "../rules/position.ts";
import { stepsAllowed } from "../rules/roads.ts";
import { setup } from "../rules/setup.ts";
import { PRIZES } from "../rules/supply.ts";
import { byNearest, byThrift } from "./hasty.ts";
import { fieldOfMarker, openOf, wayTo } from "./legs.ts";
import type { Leg, Open } from "./legs.ts";
import { ordersOf } from "./orders.ts";
import { planner } from "./plans.ts";
import type { Deal, DealState } from "./position.ts";

/** How many markers there are to be had: with fewer the rest of the dice would only be walked off. */
const LEAST = 5;
/** In no more orders they can be collected, out of hundreds. */
const ORDERS = 6;

/** Rolls and draws until neither the nearest marker nor the thriftiest die is always right, and few ways are. */
export function deal(random: Random): Deal {
  for (;;) {
    const start = startOf(random);
    const open = openIn(start);
    const plan = planner().best(open);
    const { length } = plan;
    if (length < LEAST || isTrivial(open, length)) continue;
    if (ordersOf(open, length, ORDERS + 1) > ORDERS) continue;
    return { start, best: cardsFor(length), solution: movesOf(open, plan) };
  }
}

function openIn({ pawns, markers, dice }: DealState): Open {
  return openOf({ pawn: pawns[SOLVER] ?? 0, markers, dice });
}

function isTrivial(open: Open, markers: number): boolean {
  return byNearest(open) >= markers || byThrift(open) >= markers;
}

/** The table of a match, for one; the hand is empty, so that every card in it was drawn for a marker. */
function startOf(random: Random): DealState {
  const turn = { ...solverTurn(() => undefined), random };
  const table = setup(1, { first: SOLVER, deal: "even" }, turn);
  const dice = table.dice.toSorted((one, other) => one - other);
  return { ...table, dice, hands: [[]], roll: [...dice], trail: [] };
}

/** J16. */
function cardsFor(markers: number): number {
  return PRIZES.slice(0, markers).reduce<number>(
    (sum, cards) => sum + cards,
    0,
  );
}

function movesOf({ pawn, markers }: Open, plan: readonly Leg[]): Move[] {
  let at = pawn;
  let left = markers;
  return plan.flatMap(({ marker, dice }) => {
    const way = wayTo(marker, at, left);
    at = fieldOfMarker(marker);
    left = left.filter((other) => other !== marker);
    let steps = 0;
    return dice.flatMap((die): Move[] => {
      steps += stepsAllowed(die);
      const to = way[steps] ?? at;
      return [
        { type: "take", die },
        { type: "go", to },
      ];
    });
  });
}
