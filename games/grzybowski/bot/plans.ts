/** What a seat can do with its turn, and the grid each way leads to. */

import { silentTurn } from "@stolik/kernel";
import type { Random, Seat } from "@stolik/kernel";
import { grzybowski, places, sides, usableChances } from "../rules/index.ts";
import type {
  Card,
  Cell,
  Grid,
  Move,
  Side,
  State,
  View,
} from "../rules/index.ts";

/** A move and the grid it leads to, or is meant to lead to. */
export interface Plan {
  readonly move: Move;
  readonly grid: Grid;
  /** The slot it takes from; absent: none. */
  readonly slot?: number;
}

/** Every way to take a card from the market and lay it. */
export function takePlans(state: State, seat: Seat): Plan[] {
  const grid = gridOf(state, seat);
  const cells = places(grid);
  return state.market.flatMap(({ up, card }, slot) =>
    card
      ? cells.map((cell): Plan => ({
          move: { type: "take", slot },
          grid: withCard(grid, cell, card, up),
          slot,
        }))
      : [],
  );
}

/** Every way to lay the card in hand without a chance. */
export function layPlans(state: State, seat: Seat): Plan[] {
  const { hand } = state;
  if (!hand) return [];
  const grid = gridOf(state, seat);
  const ups = hand.up ? [hand.up] : sides;
  return places(grid).flatMap((cell) =>
    ups.map((up): Plan => ({
      move: { type: "lay", cell, up },
      grid: withCard(grid, cell, hand.card, up),
    })),
  );
}

/** Every use of a chance in this moment, the grid as it lies right after. */
export function chancePlans(state: State, seat: Seat, random: Random): Plan[] {
  if (usableChances(state, seat).length === 0) return [];
  const plans: Plan[] = [];
  for (const move of grzybowski.moves(state, seat)) {
    if (!("chance" in move) || move.chance === undefined) continue;
    if (move.type === "reshuffle" || move.type === "draw") continue;
    const then = afterMove(state, seat, move, random);
    plans.push({ move, grid: gridOf(then, seat) });
  }
  return plans;
}

/** The state after a move, the given one left alone. */
export function afterMove(
  state: State,
  seat: Seat,
  move: Move,
  random: Random,
): State {
  const then = branch(state);
  grzybowski.apply(then, seat, move, silentTurn(random));
  return then;
}

export function gridOf(state: View, seat: Seat): Grid {
  const grid = state.grids[seat];
  if (!grid) throw new Error(`There is no seat ${seat}.`);
  return grid;
}

export function withCard(grid: Grid, cell: Cell, card: Card, up: Side): Grid {
  return { ...grid, cards: [...grid.cards, { cell, card, up }] };
}

/** A copy as deep as the rules change it in place. */
function branch(state: State): State {
  return {
    ...state,
    market: state.market.map((slot) => ({ ...slot })),
    stack: [...state.stack],
    grids: state.grids.map((grid) => ({ ...grid, cards: [...grid.cards] })),
  };
}
