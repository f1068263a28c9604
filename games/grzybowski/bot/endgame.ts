/**
 * The last three cards solved: every card, place and order of the stack, both sides playing as well as they can.
 * It asks for open cards and for grids without a chance; one that is laid on the way is taken to stay unused (G18).
 */

import type { Seat } from "@stolik/kernel";
import { backSides, FULL, layoutOf } from "../rules/index.ts";
import type { BackId, Card, Cell, Move, State } from "../rules/index.ts";
import { growthOf, LAST_CARDS } from "./growth.ts";
import type { Grown } from "./growth.ts";
import { gridOf } from "./plans.ts";

/** No card. */
const NONE = -1;

/** A way to take and lay a card, and by how many points the seat then leads at the end, on average. */
export interface Solved {
  readonly slot: number;
  readonly cell: Cell;
  readonly lead: number;
}

/** `moves`: the turn that is to be judged. Whoever lays a chance means to use it, as long as a turn is left for that (G20). */
export function isSolvable(
  state: State,
  seat: Seat,
  moves: readonly Move[],
): boolean {
  const left = FULL - gridOf(state, seat).cards.length;
  return (
    state.isOpen &&
    (left === 1 || !moves.some((move) => laysChance(state, move))) &&
    left <= LAST_CARDS &&
    state.grids.every((grid) => layoutOf(grid).chances.length === 0)
  );
}

function laysChance({ market }: State, move: Move): boolean {
  if (move.type !== "take") return false;
  const { up, card } = market[move.slot] ?? {};
  return up === "back" && !!card?.back && isChance(card.back);
}

function isChance(back: BackId): boolean {
  return backSides[back].type === "chance";
}

/** The seat is to take a card. Of the stack only the top is known: every order of the rest is as likely. */
export function solve(state: State, seat: Seat): Solved[] {
  const cards: Card[] = [];
  const numberOf = (card: Card) => cards.push(card) - 1;
  const ups = state.market.map(({ up }) => up);
  const market = state.market.map(({ card }) => (card ? numberOf(card) : NONE));
  const rest = state.stack.map(numberOf);
  const top = rest.pop() ?? NONE;
  const growth = growthOf(cards);
  const [own, other] = [seat, 1 - seat].map((owner) =>
    growth.root(gridOf(state, owner), owner),
  );
  if (!own || !other) throw new Error("There are two grids.");
  return market.flatMap((card, slot) => {
    const up = ups[slot];
    if (card === NONE || !up) return [];
    return growth.with(own, card, up).map((grown): Solved => ({
      slot,
      cell: grown.grid.cards.at(-1)?.cell ?? NONE,
      lead: taking(slot, top, () => -leadAfter(grown, other, rest)),
    }));
  });

  /** With the slot refilled from the top of the stack (G8). */
  function taking(slot: number, onTop: number, lead: () => number): number {
    const card = market[slot] ?? NONE;
    market[slot] = onTop;
    const found = lead();
    market[slot] = card;
    return found;
  }

  /** By how many points the one who is next leads at the end: any of the hidden cards may be on top now. */
  function leadAfter(laid: Grown, next: Grown, hidden: readonly number[]) {
    if (hidden.length === 0) return leadOf(next, laid, NONE, hidden);
    let sum = 0;
    for (const [index, card] of hidden.entries())
      sum += leadOf(next, laid, card, hidden.toSpliced(index, 1));
    return sum / hidden.length;
  }

  /** The same for whoever is to move. */
  function leadOf(
    mover: Grown,
    waiting: Grown,
    onTop: number,
    hidden: readonly number[],
  ): number {
    if (mover.left === 0) return mover.points - waiting.points;
    const isLast = mover.left === 1 && waiting.left === 0;
    let most = -Infinity;
    for (let slot = 0; slot < market.length; slot += 1) {
      const card = market[slot] ?? NONE;
      const up = ups[slot];
      if (card === NONE || !up) continue;
      const lead = isLast
        ? growth.mostWith(mover, card, up) - waiting.points
        : taking(slot, onTop, () => {
            let best = -Infinity;
            for (const laid of growth.with(mover, card, up))
              best = Math.max(best, -leadAfter(laid, waiting, hidden));
            return best;
          });
      most = Math.max(most, lead);
    }
    return most;
  }
}
