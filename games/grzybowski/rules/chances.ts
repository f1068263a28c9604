/** The chances (G20, G21): which may be used now, on what, and what each does. */

import { refusal } from "@stolik/kernel";
import type { Seat } from "@stolik/kernel";
import type { Chance } from "../content/back-kinds.ts";
import { backSides } from "../content/back-sides.ts";
import { JOKER } from "../content/fronts.ts";
import { diagonalPlaces, outsidePlaces, placesFrom } from "./field.ts";
import type { Cell, Effect, Grid, Laid, Lay, View } from "./position.ts";
import type { Refusal } from "./refusal.ts";

export type ChanceMove = Effect | (Lay & { readonly chance: Cell });

/** When in a turn: before taking, with the card in hand, or after laying. */
export type Stage = "take" | "lay" | "end";

export function stageOf(at: View): Stage {
  if (at.hand) return "lay";
  return at.laid === undefined ? "take" : "end";
}

/** The chance side that lies there, unused. */
export function chanceAt(laid: Laid | undefined): Chance | undefined {
  if (!laid || laid.up === "front" || !laid.card.back) return undefined;
  const back = backSides[laid.card.back];
  return back.type === "chance" ? back.chance : undefined;
}

export function laidAt(grid: Grid, cell: Cell): Laid | undefined {
  return grid.cards.find((laid) => laid.cell === cell);
}

/** The chances a seat may still use in this turn. */
export function usableChances(
  at: View,
  seat: Seat,
): { readonly cell: Cell; readonly chance: Chance }[] {
  if (at.isChanceUsed) return []; // G9
  const stage = stageOf(at);
  const found = [];
  for (const laid of at.grids[seat]?.cards ?? []) {
    const chance = chanceAt(laid);
    if (!chance || laid.cell === at.laid) continue;
    if (timing[chance].includes(stage)) found.push({ cell: laid.cell, chance });
  }
  return found;
}

/** Every move the chance at the cell allows. */
export function* chanceMoves(
  at: View,
  grid: Grid,
  cell: Cell,
  chance: Chance,
): Iterable<ChanceMove> {
  switch (chance) {
    case "reshuffle":
      yield { type: "reshuffle", chance: cell };
      return;
    case "draw":
      if (at.stack.length > 0) yield { type: "draw", chance: cell };
      return;
    case "outside":
    case "diagonal": {
      const up = at.hand?.up;
      if (!up) return;
      for (const to of placesBy(grid, chance))
        yield { type: "lay", cell: to, up, chance: cell };
      return;
    }
    case "swap":
      for (const { cell: one } of grid.cards)
        for (const { cell: other } of grid.cards)
          if (one < other) yield { type: "swap", chance: cell, one, other };
      return;
    case "flip":
      for (const laid of grid.cards)
        if (canFlip(laid))
          yield { type: "flip", chance: cell, cell: laid.cell };
      return;
    case "move":
      for (const { cell: from } of grid.cards)
        if (from !== grid.outside)
          for (const to of placesFrom(grid, from))
            yield { type: "move", chance: cell, from, to };
      return;
    case "turn-joker":
      if (uncovered(grid)) yield { type: "turn-joker", chance: cell };
  }
}

/** Why this chance cannot be used, or not so. */
export function rejectChance(
  at: View,
  seat: Seat,
  move: ChanceMove,
): Refusal | undefined {
  const grid = at.grids[seat] ?? { cards: [] };
  const chance = chanceAt(laidAt(grid, move.chance));
  const wanted = move.type === "lay" ? ["outside", "diagonal"] : [move.type];
  if (!chance || !wanted.includes(chance))
    return refusal("no-such-chance", "G20");
  return (
    rejectNow(at, move.chance, chance) ?? rejectEffect(at, grid, move, chance)
  );
}

/** Why the chance at the cell cannot be used now, whatever for. */
export function rejectNow(
  at: View,
  cell: Cell,
  chance: Chance,
): Refusal | undefined {
  if (at.isChanceUsed) return refusal("one-chance-a-turn", "G9");
  if (cell === at.laid) return refusal("chance-too-new", "G20");
  if (!timing[chance].includes(stageOf(at)))
    return refusal("wrong-moment", "G21", { chance });
  return undefined;
}

/** G21: the card that the chance to turn it turns. */
export function uncovered(grid: Grid): Laid | undefined {
  return grid.cards.find(
    ({ up, card }) => up === "front" && card.front === JOKER,
  );
}

const anyTime: readonly Stage[] = ["take", "lay", "end"];
const timing: Readonly<Record<Chance, readonly Stage[]>> = {
  reshuffle: ["take"],
  draw: ["take"],
  outside: ["lay"],
  diagonal: ["lay"],
  swap: anyTime,
  flip: anyTime,
  move: anyTime,
  "turn-joker": anyTime,
};

function rejectEffect(
  at: View,
  grid: Grid,
  move: ChanceMove,
  chance: Chance,
): Refusal | undefined {
  switch (move.type) {
    case "reshuffle":
      return undefined;
    case "draw":
      return at.stack.length > 0 ? undefined : refusal("empty-stack", "G20");
    case "lay":
      return placesBy(grid, chance).includes(move.cell)
        ? undefined
        : refusal(chance === "outside" ? "not-outside" : "not-diagonal", "G21");
    case "swap":
      return laidAt(grid, move.one) && laidAt(grid, move.other)
        ? undefined
        : refusal("no-card-there", "G21");
    case "flip": {
      const laid = laidAt(grid, move.cell);
      if (!laid) return refusal("no-card-there", "G21");
      return canFlip(laid) ? undefined : refusal("cannot-flip-chance", "G21");
    }
    case "move":
      if (!laidAt(grid, move.from)) return refusal("no-card-there", "G21");
      if (move.from === grid.outside) return refusal("stays-outside", "G23");
      return placesFrom(grid, move.from).includes(move.to)
        ? undefined
        : refusal("cannot-move-there", "G24");
    case "turn-joker":
      return uncovered(grid) ? undefined : refusal("no-card-to-turn", "G21");
  }
}

function placesBy(grid: Grid, chance: Chance): Cell[] {
  return chance === "outside" ? outsidePlaces(grid) : diagonalPlaces(grid);
}

/** G21: a resource or goal side, not a chance side, nor the joker. */
function canFlip({ up, card }: Laid): boolean {
  if (up === "front") return true;
  const type = card.back && backSides[card.back].type;
  return type !== "chance" && type !== "joker";
}
