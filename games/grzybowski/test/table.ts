/** Builders for tests: a table in the middle of a match, written in a few words. */

import { play } from "@stolik/kernel";
import type { Seat } from "@stolik/kernel";
import { playing } from "@stolik/kernel/testing";
import { backs } from "../content/backs.ts";
import { cellAt, frameOf, frontIds, grzybowski } from "../rules/index.ts";
import type { FrontId, Cell, Grid, Move, Side, State } from "../rules/index.ts";

/** A card in a drawing of a grid, by its front: that up, or its back with a `~` before it; a dot is a free place. */
export type Drawn = FrontId | `~${FrontId}` | ".";

/** Where the drawings' first row and column lie on the field. */
const TOP = 3;
const LEFT = 3;

/** The cell at a row and column of a drawing, counted from 1; 0 and 6 lie outside a full frame. */
export function at(row: number, column: number): Cell {
  return cellAt(TOP + row - 1, LEFT + column - 1);
}

/** A grid drawn row by row; with a card outside its place is given. */
export function grid(rows: readonly (readonly Drawn[])[], outside?: Cell) {
  const cards = rows.flatMap((drawn, row) =>
    drawn.flatMap((name, column) =>
      name === "." ? [] : [laid(name, at(row + 1, column + 1))],
    ),
  );
  const fixed: { top?: number; left?: number; outside?: Cell } = {};
  if (outside !== undefined) fixed.outside = outside;
  const { top, left } = frameOf({ cards, ...fixed });
  if (top.low === top.high) fixed.top = top.low;
  if (left.low === left.high) fixed.left = left.low;
  return { cards, ...fixed };
}

/** The drawn cards at these places, for grids with a card outside. */
export function gridAt(
  places: readonly (readonly [Drawn, row: number, column: number])[],
  outside?: Cell,
) {
  const cards = places.map(([name, row, column]) =>
    laid(name as Exclude<Drawn, ".">, at(row, column)),
  );
  return { ...grid([], outside), cards, top: TOP, left: LEFT };
}

/** The card as the box has it. */
export function whole(front: FrontId) {
  return { front, back: backs[front] };
}

function laid(name: Exclude<Drawn, ".">, cell: Cell) {
  const isBack = name.startsWith("~");
  const id = (isBack ? name.slice(1) : name) as FrontId;
  const up: Side = isBack ? "back" : "front";
  return { cell, card: whole(id), up };
}

export interface Sketch {
  readonly mine?: Grid;
  readonly theirs?: Grid;
  /** Market slots from the first; the rest is filled from the stack. */
  readonly market?: readonly FrontId[];
  /** The stack's top cards, the topmost last. */
  readonly top?: readonly FrontId[];
  readonly state?: Partial<State>;
}

/** Seat 0 is to move; every card is somewhere. */
export function table(sketch: Sketch = {}): State {
  const { mine = grid([]), theirs = grid([]), state = {} } = sketch;
  const { market = [], top = [] } = sketch;
  const grids = [mine, theirs] as State["grids"];
  const used = new Set<FrontId>([
    ...grids.flatMap(({ cards }) => cards.map(({ card }) => card.front)),
    ...market,
    ...top,
  ]);
  const rest = frontIds.filter((id) => !used.has(id));
  const slots = Array.from(
    { length: 6 },
    (_, slot) => market[slot] ?? rest.pop()!,
  );
  return structuredClone({
    isOpen: true,
    first: 0,
    turn: 0,
    market: slots.map((id, slot) => ({
      up: slot < 2 ? "back" : "front",
      card: whole(id),
    })),
    stack: [...rest, ...top].map(whole),
    grids,
    isChanceUsed: false,
    isOver: false,
    ...state,
  });
}

const plays = playing(grzybowski);

export const { after } = plays;

export function attempt(state: State, move: unknown, seat: Seat = state.turn) {
  return plays.attempt(state, seat, move);
}

/** Whether the move cannot be taken back. */
export function barrier(state: State, move: Move): boolean {
  const step = play(grzybowski, plays.key, { seq: 0, state }, state.turn, move);
  if (!step.ok) throw new Error(step.refusal.code);
  return step.value.barrier;
}

export function setUp(options: unknown = {}, seed = "deal") {
  return plays.setUp(2, options, seed);
}

/** Every front and every back of a state, each as often as it is there. */
export function conserved(state: State): unknown {
  const cards = [
    ...state.market.flatMap(({ card }) => (card ? [card] : [])),
    ...state.stack,
    ...state.grids.flatMap(({ cards: laidCards }) =>
      laidCards.map(({ card }) => card),
    ),
    ...(state.hand ? [state.hand.card] : []),
  ];
  return [
    cards.map(({ front }) => front).toSorted(),
    cards.map(({ back }) => back).toSorted(),
  ];
}
