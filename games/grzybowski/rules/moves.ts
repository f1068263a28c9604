/** Which moves there are: read from foreign data, listed, drawn at random, refused. */

import {
  below,
  isIndex,
  isObject,
  isOneOf,
  ok,
  pick,
  refusal,
  refuse,
} from "@stolik/kernel";
import type { Members, Random, Seat } from "@stolik/kernel";
import {
  chanceMoves,
  rejectChance,
  stageOf,
  usableChances,
} from "./chances.ts";
import {
  CELLS,
  cornerwise,
  frameOf,
  isWithin,
  places,
  START,
  taken,
} from "./field.ts";
import { SLOTS } from "./market.ts";
import { sides } from "./position.ts";
import type { Cell, Grid, Lay, Move, View } from "./position.ts";
import type { Refusal, Result } from "./refusal.ts";

/** A random player that may use a chance does so once in this many moves. */
const CHANCE_IN = 4;

export function parseMove(raw: unknown): Result<Move> {
  if (!isObject(raw)) return refuse("malformed-move");
  const move = readMove(raw);
  if (!move || Object.keys(move).length !== Object.keys(raw).length)
    return refuse("malformed-move");
  return ok(move);
}

export function* moves(at: View, seat: Seat): Iterable<Move> {
  const grid = gridOf(at, seat);
  for (const { cell, chance } of usableChances(at, seat))
    yield* chanceMoves(at, grid, cell, chance);
  switch (stageOf(at)) {
    case "take":
      for (const slot of fullSlots(at)) yield { type: "take", slot };
      return;
    case "lay":
      for (const cell of places(grid))
        for (const up of sidesFor(at)) yield { type: "lay", cell, up };
      return;
    case "end":
      yield { type: "end" };
  }
}

/** Chances are rare here, though they make most of the listed moves. */
export function sample(at: View, seat: Seat, random: Random): Move {
  const grid = gridOf(at, seat);
  const chances = usableChances(at, seat);
  if (chances.length > 0 && below(random, CHANCE_IN) === 0) {
    const { cell, chance } = pick(chances, random);
    const found = [...chanceMoves(at, grid, cell, chance)];
    if (found.length > 0) return pick(found, random);
  }
  switch (stageOf(at)) {
    case "take":
      return { type: "take", slot: pick(fullSlots(at), random) };
    case "lay":
      return {
        type: "lay",
        cell: pick(places(grid), random),
        up: pick(sidesFor(at), random),
      };
    case "end":
      return { type: "end" };
  }
}

export function reject(at: View, seat: Seat, move: Move): Refusal | undefined {
  const stage = stageOf(at);
  switch (move.type) {
    case "take":
      if (stage !== "take") return refusal("already-taken", "G6");
      return at.market[move.slot]?.card
        ? undefined
        : refusal("empty-slot", "G8");
    case "lay":
      if (stage !== "lay")
        return refusal(stage === "take" ? "take-first" : "already-laid", "G6");
      if (!sidesFor(at).includes(move.up)) return refusal("same-way-up", "G6");
      return isByChance(move)
        ? rejectChance(at, seat, move)
        : rejectPlace(gridOf(at, seat), move.cell);
    case "end":
      return stage === "end" ? undefined : refusal("lay-first", "G6");
    case "reshuffle":
    case "draw":
    case "swap":
    case "flip":
    case "move":
    case "turn-joker":
      return rejectChance(at, seat, move);
  }
}

function isByChance(move: Lay): move is Lay & { readonly chance: Cell } {
  return move.chance !== undefined;
}

function readMove(raw: Members): Move | undefined {
  const { type, slot, cell, up, chance, one, other, from, to } = raw;
  if (type === "end") return { type };
  if (type === "take") return isIndex(slot, SLOTS) ? { type, slot } : undefined;
  if (type === "lay") {
    if (!isCell(cell) || !isOneOf(up, sides)) return undefined;
    if (chance === undefined) return { type, cell, up };
    return isCell(chance) ? { type, cell, up, chance } : undefined;
  }
  if (!isCell(chance)) return undefined;
  switch (type) {
    case "reshuffle":
    case "draw":
    case "turn-joker":
      return { type, chance };
    case "swap":
      // One way to write a swap: the lower cell first.
      return isCell(one) && isCell(other) && one < other
        ? { type, chance, one, other }
        : undefined;
    case "flip":
      return isCell(cell) ? { type, chance, cell } : undefined;
    case "move":
      return isCell(from) && isCell(to)
        ? { type, chance, from, to }
        : undefined;
    default:
      return undefined;
  }
}

function isCell(value: unknown): value is Cell {
  return isIndex(value, CELLS);
}

function rejectPlace(grid: Grid, cell: Cell): Refusal | undefined {
  if (places(grid).includes(cell)) return undefined;
  if (grid.cards.length === 0)
    return refusal("first-place", "G7", { cell: START });
  const cells = taken(grid);
  if (cells.has(cell)) return refusal("place-taken", "G7");
  if (!isWithin(frameOf(grid), cell)) return refusal("off-the-frame", "G7");
  return cornerwise(cell).some((other) => cells.has(other))
    ? refusal("only-corner-to-corner", "G7")
    : refusal("touches-nothing", "G7");
}

/** G6: as it lay; a card drawn from the stack either way (G21). */
function sidesFor(at: View): readonly ("front" | "back")[] {
  return at.hand?.up ? [at.hand.up] : sides;
}

function fullSlots(at: View): number[] {
  const full: number[] = [];
  for (const [index, slot] of at.market.entries())
    if (slot.card) full.push(index);
  return full;
}

function gridOf(at: View, seat: Seat): Grid {
  const grid = at.grids[seat];
  if (!grid) throw new Error(`There is no seat ${seat}.`);
  return grid;
}
