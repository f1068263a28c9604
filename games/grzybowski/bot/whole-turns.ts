/** Whole turns, as a judge compares them: a card taken and laid, with a chance or without. */

import type { Random, Seat } from "@stolik/kernel";
import { usableChances } from "../rules/index.ts";
import type { Grid, Move, State } from "../rules/index.ts";
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
import { bestOfSlots, byValue } from "./weigh.ts";

/** `moves`: as far as they can be chosen before anything new is seen. */
export interface WholeTurn extends Plan {
  readonly moves: readonly Move[];
}

interface WeighedTurn extends WholeTurn, Weighed {}

/** With how many ways to take and lay a card the chances are tried. */
const TRIED_WITH = 3;
/** How many uses of a chance are searched further. */
const USES = 4;

/** The most promising turns, best first, with what the other does next in mind. */
export function promisingTurns(
  state: State,
  seat: Seat,
  random: Random,
): WholeTurn[] {
  const outlook = outlookOf(state, leftAfter(gridOf(state, seat), 1));
  const weighed = (turns: readonly WholeTurn[]): WeighedTurn[] =>
    byValue(
      turns.map((turn) => ({ ...turn, value: prospect(turn.grid, outlook) })),
    );
  const plain = bestOfSlots(weighed(plainTurns(state, seat)));
  const chances =
    usableChances(state, seat).length === 0
      ? []
      : weighed([
          ...plain
            .slice(0, TRIED_WITH)
            .flatMap((turn) => turnsWithChance(state, seat, turn, random)),
          ...drawTurns(state, seat, random),
        ]).slice(0, USES);
  const all = byValue([...plain, ...chances]);
  return [
    ...byValue(foresee(state, seat, all, () => true)),
    ...reshuffles(state, seat),
  ];
}

/** What can be compared of a turn: what follows a new market, or the hidden side of a card drawn, was chosen from what nobody had seen. */
export function foreseeable(
  moves: readonly Move[],
  isOpen: boolean,
): readonly Move[] {
  const last = moves.findIndex(
    ({ type }) => type === "reshuffle" || (type === "draw" && !isOpen),
  );
  return last < 0 ? moves : moves.slice(0, last + 1);
}

/** Every way to take a card from the market and lay it. */
function plainTurns(state: State, seat: Seat): WholeTurn[] {
  return takePlans(state, seat).map((plan) => ({
    ...plan,
    moves: [plan.move, layOf(plan.grid), { type: "end" }],
  }));
}

/** The card of this turn laid by a chance (G21), or laid as it is and a chance used afterwards. */
function turnsWithChance(
  state: State,
  seat: Seat,
  { move, grid, slot }: WholeTurn,
  random: Random,
): WholeTurn[] {
  const taken = afterMove(state, seat, move, random);
  const lay = layOf(grid);
  const laid = afterMove(taken, seat, lay, random);
  const turn = (plan: Plan, ...moves: readonly Move[]): WholeTurn => ({
    ...plan,
    ...(slot === undefined ? {} : { slot }),
    move,
    moves: [move, ...moves, { type: "end" }],
  });
  return [
    ...chancePlans(taken, seat, random)
      .filter((plan) => plan.move.type === "lay")
      .map((plan) => turn(plan, plan.move)),
    ...chancePlans(laid, seat, random).map((plan) =>
      turn(plan, lay, plan.move),
    ),
  ];
}

/** G21: the top of the stack instead of the market. */
function drawTurns(state: State, seat: Seat, random: Random): WholeTurn[] {
  return usableChances(state, seat).flatMap(({ cell, chance }) => {
    if (chance !== "draw" || state.stack.length === 0) return [];
    const move: Move = { type: "draw", chance: cell };
    const drawn = afterMove(state, seat, move, random);
    return layPlans(drawn, seat).map((plan): WholeTurn => ({
      move,
      grid: plan.grid,
      moves: foreseeable([move, plan.move, { type: "end" }], state.isOpen),
    }));
  });
}

function reshuffles(state: State, seat: Seat): WholeTurn[] {
  return usableChances(state, seat).flatMap(({ cell, chance }) => {
    if (chance !== "reshuffle") return [];
    const move: Move = { type: "reshuffle", chance: cell };
    return [{ move, grid: gridOf(state, seat), moves: [move] }];
  });
}

/** The move that laid the grid's last card. */
export function layOf(grid: Grid): Move {
  const last = grid.cards.at(-1);
  if (!last) throw new Error("Nothing was laid.");
  return { type: "lay", cell: last.cell, up: last.up };
}
