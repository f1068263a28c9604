/** The daily deal of Plac Grzybowski: six cards complete a grid of twenty-five, without chances, for as many points as there are. */

import { SOLVER, solverTurn } from "@stolik/kernel";
import type { Daily, DailyDeal, Mark } from "@stolik/kernel";
import { grzybowski as game } from "../rules/index.ts";
import type { Event, Laid, Move, State, View } from "../rules/index.ts";
import { SLOTS } from "../rules/market.ts";
import type { WholeCard } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import { deal } from "./deal.ts";
import { everyPlacement, mostFrom, openIn, pointsOf } from "./placements.ts";
import type { Open } from "./placements.ts";

/** A card is near its place if at least this share of the best can be reached with it there. */
const NEARLY = 0.9;

export const daily: Daily<View, State, Move, Event, Code> = {
  contentVersion: game.contentVersion,
  version: 1,
  // Every card is taken and laid, and the turn ended.
  maxMoves: SLOTS * 3,
  deal,
  parseMove: game.parseMove,
  reject: (state, move) => game.reject(state, SOLVER, move),
  // Nobody has won where nobody else has played.
  apply: (state, move, emit) =>
    game.apply(
      state,
      SOLVER,
      move,
      solverTurn<Event>((event) => {
        if (event.type !== "over") emit(event);
      }),
    ),
  isOver: (state) => state.isOver,
  view: (state) => game.view(state, SOLVER),
  score: (state) => pointsOf(openIn(state).lying),
  marks,
  mistake,
};

/** The first card after which the best is out of reach. */
function mistake(
  { start, best }: DailyDeal<State, Move>,
  moves: readonly Move[],
): number | undefined {
  const offered = openIn(start).cards;
  let { lying } = openIn(start);
  let left = offered;
  let slot = 0;
  for (const [index, move] of moves.entries()) {
    if (move.type === "take") ({ slot } = move);
    const card = offered[slot];
    if (move.type !== "lay" || !card) continue;
    lying = [...lying, { ...card, cell: move.cell }];
    left = left.filter((other) => other !== card);
    if (mostFrom({ lying, cards: left }) < best) return index;
  }
  return undefined;
}

/** Card by card, in the order in which they were laid. */
function marks(state: State): readonly Mark[] {
  const { lying } = openIn(state);
  const laid = lying.slice(-SLOTS);
  const before = { lying: lying.slice(0, -SLOTS), cards: laid };
  const { best, way, reached } = nearestBest(before, laid);
  return laid.map((one, index) => {
    if (way[index]?.cell === one.cell) return "right";
    return (reached[index] ?? 0) >= best * NEARLY ? "near" : "wrong";
  });
}

/** The best placement that has most in common with what was laid; and what can be reached with each card where it lies. */
function nearestBest(open: Open, laid: readonly Laid<WholeCard>[]) {
  let best = -Infinity;
  let most = -1;
  let way: readonly Laid[] = [];
  const reached = laid.map(() => -Infinity);
  everyPlacement(open, (tried, points) => {
    let shared = 0;
    for (const [index, { cell }] of tried.entries()) {
      if (cell !== laid[index]?.cell) continue;
      shared += 1;
      reached[index] = Math.max(reached[index] ?? points, points);
    }
    if (points < best || (points === best && shared <= most)) return;
    best = points;
    most = shared;
    way = [...tried];
  });
  return { best, way, reached };
}
