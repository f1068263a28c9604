/** A turn: take, lay, end, and at most one chance on the way. */

import { shuffle } from "@stolik/kernel";
import type { Seat, Turn } from "@stolik/kernel";
import { chanceAt, laidAt, uncovered } from "./chances.ts";
import { isFinished, outcome } from "./ending.ts";
import { fixed, frameOf } from "./field.ts";
import { layMarket } from "./market.ts";
import type {
  Card,
  Cell,
  Effect,
  Event,
  Laid,
  Lay,
  Move,
  Side,
  State,
  StateGrid,
  WholeCard,
} from "./position.ts";
import { seen } from "./sight.ts";

export function apply(
  state: State,
  seat: Seat,
  move: Move,
  turn: Turn<Event>,
): void {
  switch (move.type) {
    case "take":
      return take(state, seat, move.slot, turn);
    case "lay":
      lay(state, seat, move, turn);
      if (move.chance !== undefined) spend(state, seat, move.chance, turn);
      return;
    case "end":
      return end(state, seat, turn);
    case "reshuffle":
    case "draw":
    case "swap":
    case "flip":
    case "move":
    case "turn-joker":
      return spend(state, seat, effect(state, seat, move, turn), turn);
  }
}

function take(state: State, seat: Seat, slot: number, turn: Turn<Event>): void {
  const place = state.market[slot];
  const card = place?.card;
  if (!card) throw new Error(`Slot ${slot} is empty.`);
  const { up } = place;
  delete place.card;
  state.hand = { card, up };
  if (!state.isOpen) turn.reveal(); // G6: its other side may be looked at now
  turn.emit({ type: "took", seat, slot, up, card: shown(state, card, up) });
}

function lay(state: State, seat: Seat, move: Lay, turn: Turn<Event>): void {
  const { cell, up } = move;
  const grid = gridOf(state, seat);
  const card = state.hand?.card;
  if (!card) throw new Error(`Seat ${seat} has no card in hand.`);
  if (chanceOf(grid, move.chance) === "outside") grid.outside = cell;
  grid.cards.push({ cell, card, up });
  delete state.hand;
  state.laid = cell;
  fix(grid);
  turn.emit({ type: "laid", seat, cell, up, card: shown(state, card, up) });
}

/** Does what the chance allows; gives the cell where the chance card lies afterwards. */
function effect(
  state: State,
  seat: Seat,
  move: Effect,
  turn: Turn<Event>,
): Cell {
  const grid = gridOf(state, seat);
  const { chance } = move;
  switch (move.type) {
    case "reshuffle":
      reshuffle(state);
      shuffle(state.stack, turn.random);
      state.market.splice(0, state.market.length, ...layMarket(state.stack));
      turn.emit({ type: "reshuffled", seat });
      return chance;
    case "draw": {
      const card = takeTop(state, turn);
      state.hand = { card };
      if (!state.isOpen) turn.reveal(); // G6
      turn.emit({ type: "drew", seat, card: shown(state, card, "front") });
      return chance;
    }
    case "swap": {
      const { one, other } = move;
      const [first, second] = [indexAt(grid, one), indexAt(grid, other)];
      relay(grid, first, { cell: other });
      relay(grid, second, { cell: one });
      turn.emit({ type: "swapped", seat, one, other });
      if (chance === one) return other;
      return chance === other ? one : chance;
    }
    case "flip":
      flip(state, seat, move.cell, turn);
      return chance;
    case "move": {
      const { from, to } = move;
      relay(grid, indexAt(grid, from), { cell: to });
      fix(grid);
      turn.emit({ type: "moved", seat, from, to });
      return chance === from ? to : chance;
    }
    case "turn-joker": {
      const card = uncovered(grid);
      if (!card) throw new Error("There is nobody to turn to the joker.");
      flip(state, seat, card.cell, turn);
      return chance;
    }
  }
}

/** G20: first the effect, then the chance card is turned front up, wherever it now lies. */
function spend(state: State, seat: Seat, cell: Cell, turn: Turn<Event>): void {
  const grid = gridOf(state, seat);
  const chance = chanceOf(grid, cell);
  if (!chance) throw new Error(`There is no chance at ${cell}.`);
  const index = indexAt(grid, cell);
  const { card } = relay(grid, index, { up: "front" });
  state.isChanceUsed = true;
  if (!state.isOpen) turn.reveal();
  turn.emit({
    type: "used",
    seat,
    chance,
    cell,
    card: shown(state, card, "front"),
  });
}

function end(state: State, seat: Seat, turn: Turn<Event>): void {
  refill(state, turn);
  delete state.laid;
  state.isChanceUsed = false;
  if (!isFinished(state)) {
    state.turn = (seat + 1) % state.grids.length;
    return;
  }
  state.isOver = true;
  if (!state.isOpen) turn.reveal(); // G22: the count looks under chance sides
  const result = outcome(state);
  if (result) turn.emit({ type: "over", outcome: result });
}

/** G8: from the top of the stack, the same way up as the card taken. */
function refill(state: State, turn: Turn<Event>): void {
  const slot = state.market.findIndex(({ card }) => !card);
  const place = state.market[slot];
  if (!place || state.stack.length === 0) return;
  const card = takeTop(state, turn);
  const { up } = place;
  place.card = card;
  if (!state.isOpen && up === "back") turn.reveal();
  turn.emit({ type: "refilled", slot, up, card: shown(state, card, up) });
}

/** The front beneath, if there is one, is now seen by all (G4). */
function takeTop(state: State, turn: Turn<Event>): WholeCard {
  const card = state.stack.pop();
  if (!card) throw new Error("The stack is empty.");
  if (state.stack.length > 0) turn.reveal();
  return card;
}

/** G21: the market goes back into the stack. */
function reshuffle(state: State): void {
  for (const { card } of state.market) if (card) state.stack.push(card);
}

function flip(state: State, seat: Seat, cell: Cell, turn: Turn<Event>): void {
  const grid = gridOf(state, seat);
  const index = indexAt(grid, cell);
  const up: Side = grid.cards[index]?.up === "front" ? "back" : "front";
  const { card } = relay(grid, index, { up });
  if (!state.isOpen) turn.reveal();
  turn.emit({ type: "flipped", seat, cell, up, card: shown(state, card, up) });
}

/** The card as all see it with that side up. */
function shown(state: State, card: WholeCard, up: Side): Card {
  return seen(card, up, state.isOpen);
}

/** G7: the frame is fixed once five rows or columns are in use, and stays so. */
function fix(grid: StateGrid): void {
  const { top, left } = frameOf(grid);
  const firstRow = fixed(top);
  const firstColumn = fixed(left);
  if (firstRow !== undefined) grid.top = firstRow;
  if (firstColumn !== undefined) grid.left = firstColumn;
}

function relay(
  grid: StateGrid,
  index: number,
  change: { readonly cell: Cell } | { readonly up: Side },
): Laid<WholeCard> {
  const laid = grid.cards[index];
  if (!laid) throw new Error(`There is no card ${index}.`);
  const changed = { ...laid, ...change };
  grid.cards[index] = changed;
  return changed;
}

function chanceOf(grid: StateGrid, cell: Cell | undefined) {
  return cell === undefined ? undefined : chanceAt(laidAt(grid, cell));
}

function indexAt(grid: StateGrid, cell: Cell): number {
  return grid.cards.findIndex((laid) => laid.cell === cell);
}

function gridOf(state: State, seat: Seat): StateGrid {
  const grid = state.grids[seat];
  if (!grid) throw new Error(`There is no seat ${seat}.`);
  return grid;
}
