/** Weighs everything a seat can do in this moment of its turn. */

import { shuffle } from "@stolik/kernel";
import type { Random, Seat } from "@stolik/kernel";
import { layoutOf, stageOf, total, usableChances } from "../rules/index.ts";
import type { Grid, Move, State } from "../rules/index.ts";
import type { Character } from "./levels.ts";
import { outlookOf } from "./outlook.ts";
import {
  afterMove,
  chancePlans,
  gridOf,
  layPlans,
  takePlans,
} from "./plans.ts";
import type { Plan } from "./plans.ts";
import { prospect } from "./prospect.ts";
import { foresee, leftAfter } from "./replies.ts";
import type { Weighed } from "./replies.ts";

/** How often a shuffle is imagined to judge a new market. */
const SHUFFLES = 4;
/** What a chance must bring beyond what it is worth unused. */
const WORTHWHILE = 0.5;

export interface Table {
  readonly state: State;
  readonly seat: Seat;
  readonly character: Character;
  readonly random: Random;
  readonly isInTime: () => boolean;
}

/** Best first. */
export function weigh(table: Table): Weighed[] {
  switch (stageOf(table.state)) {
    case "take":
      return weighTakes(table);
    case "lay":
      return byValue([
        ...valued(table, layPlans(table.state, table.seat)),
        ...weighChances(table, "lay"),
      ]);
    case "end":
      return byValue([
        ...valued(table, [
          { move: { type: "end" }, grid: gridOf(table.state, table.seat) },
        ]),
        ...weighChances(table),
      ]);
  }
}

function weighTakes(table: Table): Weighed[] {
  const { state, seat, character, isInTime } = table;
  const taking = byValue(valued(table, noticed(table)));
  const plans = byValue([...bestOfSlots(taking), ...weighStack(table)]);
  if (character.sight !== "replies") return plans;
  return byValue(foresee(state, seat, plans, isInTime));
}

/** Ways to take and lay the cards it happens to look at. */
function noticed({ state, seat, character, random }: Table): Plan[] {
  const slots = state.market.flatMap(({ card }, slot) => (card ? [slot] : []));
  const seen = shuffle(slots, random).slice(0, character.notice);
  return takePlans(state, seat).filter(
    ({ slot }) => slot !== undefined && seen.includes(slot),
  );
}

/** The chances before taking (G21): the top of the stack, or another market. */
function weighStack(table: Table): Weighed[] {
  const { state, seat, random } = table;
  return usableChances(state, seat).flatMap(({ cell, chance }): Weighed[] => {
    if (chance === "draw" && state.stack.length > 0) {
      const move: Move = { type: "draw", chance: cell };
      const then = afterMove(state, seat, move, random);
      return best(valued(table, layPlans(then, seat)), move);
    }
    if (chance !== "reshuffle" || table.character.sight === "points") return [];
    const move: Move = { type: "reshuffle", chance: cell };
    let sum = 0;
    let grid: Grid | undefined;
    for (let shuffle = 0; shuffle < SHUFFLES; shuffle += 1) {
      const then = afterMove(state, seat, move, random);
      const [first] = byValue(valued(table, takePlans(then, seat)));
      sum += first?.value ?? 0;
      grid = first?.grid;
    }
    return grid ? [{ move, grid, value: sum / SHUFFLES - WORTHWHILE }] : [];
  });
}

/** Chances that change the grid; those that may be used at any time wait until the card is laid. */
function weighChances(table: Table, only?: Move["type"]): Weighed[] {
  const { state, seat, random } = table;
  const plans = chancePlans(state, seat, random).filter(
    ({ move }) => only === undefined || move.type === only,
  );
  return valued(table, plans).map((plan) => ({
    ...plan,
    value: plan.value - WORTHWHILE,
  }));
}

function valued(table: Table, plans: readonly Plan[]): Weighed[] {
  const [first] = plans;
  if (!first) return [];
  if (table.character.sight === "points")
    return plans.map((plan) => ({
      ...plan,
      value: total(layoutOf(plan.grid)),
    }));
  const outlook = outlookOf(table.state, leftAfter(first.grid, 0));
  return plans.map((plan) => ({
    ...plan,
    value: prospect(plan.grid, outlook),
  }));
}

/** The best place for the card of each slot, and the next best ones. */
export function bestOfSlots<Sorted extends Plan>(
  plans: readonly Sorted[],
): Sorted[] {
  const seen = new Map<number | undefined, number>();
  return plans.filter(({ slot }) => {
    const before = seen.get(slot) ?? 0;
    seen.set(slot, before + 1);
    return before < 2;
  });
}

function best(plans: readonly Weighed[], move: Move): Weighed[] {
  const [first] = byValue(plans);
  return first ? [{ ...first, move, value: first.value - WORTHWHILE }] : [];
}

export function byValue<Valued extends Weighed>(
  plans: readonly Valued[],
): Valued[] {
  return plans.toSorted((one, other) => other.value - one.value);
}
