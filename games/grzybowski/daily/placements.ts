/** Every way to lay the cards that are left onto the places that are left, counted by the rules. */

import { SOLVER } from "@stolik/kernel";
import { cellAt, FRAME } from "../rules/field.ts";
import { layoutOf } from "../rules/layout.ts";
import { total } from "../rules/points.ts";
import type { Cell, Laid, State, WholeCard } from "../rules/position.ts";

/** The frame's first row and column: it lies in the middle of the field. */
const FIRST = 3;

/** Every place of the frame, row by row. */
export const frameCells: readonly Cell[] = Array.from(
  { length: FRAME * FRAME },
  (_, index) =>
    cellAt(FIRST + Math.floor(index / FRAME), FIRST + (index % FRAME)),
);

/** A card with the side that stays up. */
export type Card = Omit<Laid<WholeCard>, "cell">;

/** What is still open: the cards that lie, and those to be laid. */
export interface Open {
  readonly lying: readonly Laid<WholeCard>[];
  readonly cards: readonly Card[];
}

type Visit = (laid: readonly Laid<WholeCard>[], points: number) => void;

export function openIn({ grids, market, hand }: State): Open {
  const cards = market.flatMap(({ card, up }) => (card ? [{ card, up }] : []));
  return {
    lying: grids[SOLVER]?.cards ?? [],
    cards: hand?.up ? [{ card: hand.card, up: hand.up }, ...cards] : cards,
  };
}

export function pointsOf(cards: readonly Laid<WholeCard>[]): number {
  return total(layoutOf({ cards, top: FIRST, left: FIRST }));
}

export function freeCells(lying: Open["lying"]): Cell[] {
  const taken = new Set(lying.map(({ cell }) => cell));
  return frameCells.filter((cell) => !taken.has(cell));
}

/** Visits every placement, the cards in their order; whoever wants to keep the list copies it. */
export function everyPlacement({ lying, cards }: Open, visit: Visit): void {
  const free = freeCells(lying);
  const grid = [...lying];
  const laid: Laid<WholeCard>[] = [];
  function next(): void {
    const card = cards[laid.length];
    if (!card) return visit(laid, pointsOf(grid));
    for (const cell of free) {
      if (laid.some((other) => other.cell === cell)) continue;
      laid.push({ ...card, cell });
      grid.push({ ...card, cell });
      next();
      laid.pop();
      grid.pop();
    }
  }
  next();
}

/** The most points that can still be reached. */
export function mostFrom(open: Open): number {
  let most = -Infinity;
  everyPlacement(open, (_, points) => {
    if (points > most) most = points;
  });
  return most;
}
