/** A turn before it is sent: what the table would look like, and where each tap would lead. */

import { silentTurn } from "@stolik/kernel";
import type { Seat } from "@stolik/kernel";
import { chanceAt, laidAt, stageOf } from "../rules/chances.ts";
import type {
  Cell,
  Chance,
  Grid,
  Move,
  Side,
  State,
  View,
} from "../rules/index.ts";
import { moves as listMoves } from "../rules/moves.ts";
import { apply } from "../rules/turn.ts";

/** A chance in use: whose card lies where, and what was picked for it so far. */
export interface Tool {
  readonly cell: Cell;
  readonly chance: Chance;
  readonly picked?: Cell;
}

/** What a tap on a cell does: a move, or the first of two picks. */
export type Target = Move | "pick";

/** Nothing random is ever planned: a reshuffle is sent at once. */
const still = { next: () => 0 };

/** The view after these moves; what the seat may not know stays a hole. */
export function after(view: View, seat: Seat, moves: readonly Move[]): View {
  if (moves.length === 0) return view;
  const copy = {
    ...view,
    market: view.market.map((slot) => ({ ...slot })),
    stack: [...view.stack],
    grids: view.grids.map((grid) => ({ ...grid, cards: [...grid.cards] })),
  };
  // The rules move cards without looking at what is a hole.
  for (const move of moves) apply(copy as State, seat, move, silentTurn(still));
  return copy;
}

export function legalMoves(view: View, seat: Seat): readonly Move[] {
  return [...listMoves(view, seat)];
}

/** The chances that offer themselves: each has at least one legal use (G20). */
export function offers(
  view: View,
  seat: Seat,
  legal: readonly Move[],
): readonly Tool[] {
  const found: Tool[] = [];
  for (const move of legal) {
    if (!("chance" in move) || move.chance === undefined) continue;
    const { chance: cell } = move;
    if (found.some((tool) => tool.cell === cell)) continue;
    const chance = chanceAt(laidAt(gridOf(view, seat), cell));
    if (chance) found.push({ cell, chance });
  }
  return found;
}

/** A use that needs no further choice: it can be planned or sent as it is. */
export function wholeMove(
  tool: Tool,
  legal: readonly Move[],
): Move | undefined {
  return legal.find(
    (move) =>
      (move.type === "reshuffle" ||
        move.type === "draw" ||
        move.type === "turn-joker") &&
      move.chance === tool.cell,
  );
}

/** Where a tap leads: places for the card in hand, or what the chance in use may be used on. */
export function targets(
  legal: readonly Move[],
  tool: Tool | undefined,
  up: Side,
): ReadonlyMap<Cell, Target> {
  const found = new Map<Cell, Target>();
  for (const move of legal) {
    switch (move.type) {
      case "lay":
        if (move.chance === tool?.cell && move.up === up)
          found.set(move.cell, move);
        break;
      case "flip":
        if (move.chance === tool?.cell) found.set(move.cell, move);
        break;
      case "swap":
        if (move.chance === tool?.cell)
          pair(found, tool?.picked, move.one, move.other, move);
        break;
      case "move":
        if (move.chance !== tool?.cell) break;
        if (tool?.picked === undefined) found.set(move.from, "pick");
        else if (tool.picked === move.from) found.set(move.to, move);
        break;
      case "take":
      case "end":
      case "reshuffle":
      case "draw":
      case "turn-joker":
        break;
    }
  }
  return found;
}

/** The moves before the card was taken: another card may be taken instead. */
export function beforeTaking(
  view: View,
  seat: Seat,
  staged: readonly Move[],
): readonly Move[] | undefined {
  const index = staged.findIndex(
    ({ type }) => type === "take" || type === "draw",
  );
  const kept = index < 0 ? staged : staged.slice(0, index);
  return stageOf(after(view, seat, kept)) === "take" ? kept : undefined;
}

/** The moves before the card was laid, if that was the last: it may be laid elsewhere instead. */
export function beforeLaying(
  staged: readonly Move[],
): readonly Move[] | undefined {
  return staged.at(-1)?.type === "lay" ? staged.slice(0, -1) : undefined;
}

export function gridOf(view: View, seat: Seat): Grid {
  return view.grids[seat] ?? { cards: [] };
}

/** The cells whose cards lie otherwise than before. */
export function changedCells(before: Grid, now: Grid): ReadonlySet<Cell> {
  const old = new Map(before.cards.map((laid) => [laid.cell, laid]));
  const changed = new Set<Cell>();
  for (const laid of now.cards) {
    const was = old.get(laid.cell);
    if (was?.card !== laid.card || was.up !== laid.up) changed.add(laid.cell);
  }
  return changed;
}

function pair(
  found: Map<Cell, Target>,
  picked: Cell | undefined,
  one: Cell,
  other: Cell,
  move: Move,
): void {
  if (picked === undefined) found.set(one, "pick").set(other, "pick");
  else if (picked === one) found.set(other, move);
  else if (picked === other) found.set(one, move);
}
