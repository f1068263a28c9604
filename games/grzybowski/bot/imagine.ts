/** How a match might go on after a turn: a world that fits what a seat sees, and both sides laying what suits them. */

import { fastRandom, silentTurn } from "@stolik/kernel";
import type { Random, Seat, Turn } from "@stolik/kernel";
import { FULL, grzybowski } from "../rules/index.ts";
import type { Event, Move, State, View } from "../rules/index.ts";
import { outlookOf } from "./outlook.ts";
import type { Outlook } from "./outlook.ts";
import { chancePlans, gridOf, layPlans, takePlans } from "./plans.ts";
import type { Plan } from "./plans.ts";
import { prospect } from "./prospect.ts";
import { leftAfter } from "./replies.ts";
import { layOf } from "./whole-turns.ts";

/** How many cards are laid after this turn before the grids are weighed; and how few may be left for all of them to be laid. */
const CARDS_AHEAD = 4;
const TO_THE_END = 8;

/** By how many points the difference of two turns is off where grids are weighed: found by playing such turns to the end. */
const ROUGHNESS = 1.25;

/** What is to be added to the spread of what was imagined. */
export function roughnessOf(view: View): number {
  return missingCards(view) <= TO_THE_END ? 0 : ROUGHNESS;
}

/**
 * By how many points the seat leads after the moves and what follows them. The same luck gives the same cards whatever
 * the moves, so that two turns are told apart by what they do.
 */
export function imagine(
  view: View,
  seat: Seat,
  moves: readonly Move[],
  luck: number,
): number {
  const random = fastRandom(luck);
  const state = grzybowski.determinize(view, seat, random);
  const turn = silentTurn<Event>(random);
  const missing = missingCards(state);
  const until = missing <= TO_THE_END ? 0 : missing - 1 - CARDS_AHEAD;
  for (const move of moves) grzybowski.apply(state, seat, move, turn);
  while (missingCards(state) > until) playTurn(state, turn);
  return state.grids.reduce((lead, _, other) => {
    const worth = worthOf(state, other, random);
    return lead + (other === seat ? worth : -worth);
  }, 0);
}

function missingCards({ grids }: View): number {
  return grids.reduce((sum, { cards }) => sum + FULL - cards.length, 0);
}

/** What the grid may become, also by a chance that is still unused: whoever keeps it for later has lost nothing. */
function worthOf(state: State, seat: Seat, random: Random): number {
  const grid = gridOf(state, seat);
  const left = leftAfter(grid, 0);
  const outlook = outlookOf(state, left);
  const worth = prospect(grid, outlook);
  if (left === 0) return worth;
  const use = best(
    chancePlans(state, seat, random),
    marketOutlook(state, left),
  );
  return use ? Math.max(worth, prospect(use.grid, outlook)) : worth;
}

/** The card and the place that are worth most to whoever is to move; with the last card also a chance. */
function playTurn(state: State, turn: Turn<Event>): void {
  const seat = state.turn;
  const left = leftAfter(gridOf(state, seat), 1);
  const outlook = marketOutlook(state, left);
  const plan = best(
    state.hand ? layPlans(state, seat) : takePlans(state, seat),
    outlook,
  );
  if (!plan) throw new Error(`Seat ${seat} has nothing to take.`);
  if (!state.hand) grzybowski.apply(state, seat, plan.move, turn);
  grzybowski.apply(state, seat, layOf(plan.grid), turn);
  const use =
    left === 0
      ? best(chancePlans(state, seat, turn.random), outlook)
      : undefined;
  if (use && prospect(use.grid, outlook) > prospect(plan.grid, outlook))
    grzybowski.apply(state, seat, use.move, turn);
  grzybowski.apply(state, seat, { type: "end" }, turn);
}

/** Only those goals to come that are on the market are thought of: the others cost most of the time and change little. */
function marketOutlook(state: State, left: number): Outlook {
  const outlook = outlookOf(state, left);
  const near = new Set(
    state.market.map(({ up, card }) => (up === "back" ? card?.back : null)),
  );
  return {
    ...outlook,
    goals: outlook.goals.filter(({ back }) => near.has(back)),
  };
}

function best(plans: readonly Plan[], outlook: Outlook): Plan | undefined {
  let found: Plan | undefined;
  let most = -Infinity;
  for (const plan of plans) {
    const value = prospect(plan.grid, outlook);
    if (value > most) {
      most = value;
      found = plan;
    }
  }
  return found;
}
