/** A grid as the count looks at it: for every symbol the places that carry it, as bits. */

import { backIds, backSides } from "../content/back-sides.ts";
import type { BackId } from "../content/back-sides.ts";
import { frontIds, fronts } from "../content/fronts.ts";
import type { FrontId } from "../content/fronts.ts";
import { symbols } from "../content/symbols.ts";
import { columnOf, frameOf, FRAME, rowOf } from "./field.ts";
import type { Range } from "./field.ts";
import { OUTSIDE_BIT, outsideNumber, symbolNumbers } from "./patterns.ts";
import type { Cell, Grid } from "./position.ts";

/** A card that lies back up. */
export interface BackUp {
  readonly cell: Cell;
  readonly bit: number;
  readonly back: BackId;
  /** What is beneath it, where that is known. */
  readonly front: FrontId | null;
}

export interface Layout {
  /** For each symbol the places where a front that is up carries it. */
  readonly has: Int32Array;
  /** For each symbol the places where it is printed a second time. */
  readonly twice: Int32Array;
  /** For each symbol the places where a front beneath an unused chance side carries it (G22). */
  readonly under: Int32Array;
  /** Chance sides of which the front is not known. */
  unseen: number;
  /** Where fronts are up that a goal names (G16), by front. */
  readonly named: Partial<Record<FrontId, number>>;
  readonly goals: BackUp[];
  readonly chances: BackUp[];
  joker: BackUp | undefined;
  /** The cell of each bit. */
  readonly cells: Cell[];
  readonly top: number;
  readonly left: number;
  /** The number of the place outside that is taken; −1: none is. */
  readonly outside: number;
  /** Places that are on the outer edge, and that are off it, however the frame comes to lie (G14, G23). */
  readonly edge: number;
  readonly inside: number;
  /** Whether the frame is fixed both ways. */
  readonly isFixed: boolean;
}

/** The symbols of every front, by number. */
const numbers: ReadonlyMap<FrontId, readonly number[]> = new Map(
  frontIds.map((id) => [id, fronts[id].map((symbol) => symbolNumbers[symbol])]),
);

export function frontNumbers(id: FrontId): readonly number[] {
  return numbers.get(id) ?? [];
}

const namedFronts: ReadonlySet<FrontId> = new Set(
  backIds.flatMap((id) => {
    const back = backSides[id];
    return back.type === "beside" ? [back.card] : [];
  }),
);

export function layoutOf(grid: Grid): Layout {
  const layout = emptyLayout(grid);
  for (const { cell, card, up } of grid.cards) {
    const bit =
      cell === grid.outside
        ? OUTSIDE_BIT
        : (rowOf(cell) - layout.top) * FRAME + columnOf(cell) - layout.left;
    layout.cells[bit] = cell;
    if (up === "front") {
      if (card.front) addFront(layout, bit, card.front);
    } else if (card.back) {
      addBack(layout, { cell, bit, back: card.back, front: card.front });
    }
  }
  return layout;
}

function addFront(layout: Layout, bit: number, id: FrontId): void {
  print(layout.has, layout.twice, bit, id);
  if (namedFronts.has(id))
    layout.named[id] = (layout.named[id] ?? 0) | (1 << bit);
}

function addBack(layout: Layout, side: BackUp): void {
  const { type } = backSides[side.back];
  if (type === "joker") {
    layout.joker = side;
  } else if (type === "chance") {
    layout.chances.push(side);
    if (side.front === null) layout.unseen |= 1 << side.bit;
    else print(layout.under, layout.under, side.bit, side.front);
  } else {
    layout.goals.push(side);
  }
}

/** The row and the column of a place, the card outside included where it extends them (G23). */
export function linesOf(layout: Layout, bit: number): number {
  const { outside } = layout;
  if (bit === OUTSIDE_BIT)
    return (1 << OUTSIDE_BIT) | (extendedLine[outside] ?? 0);
  const lines = crossing[bit] ?? 0;
  const isExtended = (((extendedLine[outside] ?? 0) >> bit) & 1) === 1;
  return isExtended ? lines | (1 << OUTSIDE_BIT) : lines;
}

/** The places side by side with a place. */
export function neighboursOf(layout: Layout, bit: number): number {
  const next = besideOutside[layout.outside] ?? 0;
  if (bit === OUTSIDE_BIT) return next;
  const found = adjoining[bit] ?? 0;
  return ((next >> bit) & 1) === 1 ? found | (1 << OUTSIDE_BIT) : found;
}

const frameBits = Array.from({ length: FRAME * FRAME }, (_, bit) => bit);
const crossing = frameBits.map((bit) =>
  maskWhere((row, column) => row === rowIn(bit) || column === columnIn(bit)),
);
const adjoining = frameBits.map((bit) =>
  maskWhere(
    (row, column) =>
      Math.abs(row - rowIn(bit)) + Math.abs(column - columnIn(bit)) === 1,
  ),
);
/** For each place outside: the row or column it extends, and the place beside it. */
const extendedLine = [
  ...frameLines((_, column) => column),
  ...frameLines((_, column) => column),
  ...frameLines((row) => row),
  ...frameLines((row) => row),
];
const besideOutside = extendedLine.map((line, outside) => {
  const ends = [rows(0), rows(FRAME - 1), columns(0), columns(FRAME - 1)];
  return line & (ends[Math.floor(outside / FRAME)] ?? 0);
});

function emptyLayout(grid: Grid): Layout {
  const frame = frameOf(grid);
  const top = frame.top.high;
  const left = frame.left.high;
  const outside =
    grid.outside === undefined
      ? -1
      : outsideNumber(rowOf(grid.outside) - top, columnOf(grid.outside) - left);
  const { edge, inside } = edges(frame.top, frame.left);
  const hidden = besideOutside[outside] ?? 0;
  return {
    has: new Int32Array(symbols.length),
    twice: new Int32Array(symbols.length),
    under: new Int32Array(symbols.length),
    unseen: 0,
    named: {},
    goals: [],
    chances: [],
    joker: undefined,
    cells: [],
    top,
    left,
    outside,
    // G23: the card outside is edge, its neighbour no longer.
    edge: (edge & ~hidden) | (outside < 0 ? 0 : 1 << OUTSIDE_BIT),
    inside: inside | hidden,
    isFixed: isFixed(frame.top) && isFixed(frame.left),
  };
}

function isFixed({ low, high }: Range): boolean {
  return low === high;
}

type Edges = Pick<Layout, "edge" | "inside">;

/** Once the frame may move this far, or further, no place is sure to be inside. */
const WIDE = FRAME - 1;

/** By how far the frame may still move up and to the left: bots count grids by the thousand. */
const edgesBySlack = Array.from({ length: WIDE + 1 }, (_, top) =>
  Array.from({ length: WIDE + 1 }, (__, left) => edgesWith(top, left)),
);

function edges(top: Range, left: Range): Edges {
  const row = edgesBySlack[Math.min(top.high - top.low, WIDE)];
  const found = row?.[Math.min(left.high - left.low, WIDE)];
  if (!found) throw new Error("A frame may lie somewhere.");
  return found;
}

/** Rows and columns are counted from the last possible start of the frame. */
function edgesWith(topSlack: number, leftSlack: number): Edges {
  const edge =
    (topSlack === 0 ? rows(0) | rows(FRAME - 1) : 0) |
    (leftSlack === 0 ? columns(0) | columns(FRAME - 1) : 0);
  const inside = maskWhere(
    (row, column) => isInside(row, topSlack) && isInside(column, leftSlack),
  );
  return { edge, inside };
}

function isInside(line: number, slack: number): boolean {
  return line > 0 && line < FRAME - 1 - slack;
}

function print(
  first: Int32Array,
  second: Int32Array,
  bit: number,
  id: FrontId,
): void {
  for (const symbol of frontNumbers(id)) {
    const isThere = (((first[symbol] ?? 0) >> bit) & 1) === 1;
    const into = isThere ? second : first;
    into[symbol] = (into[symbol] ?? 0) | (1 << bit);
  }
}

function rowIn(bit: number): number {
  return Math.floor(bit / FRAME);
}

function columnIn(bit: number): number {
  return bit % FRAME;
}

function maskWhere(holds: (row: number, column: number) => boolean): number {
  return frameBits.reduce(
    (mask, bit) =>
      holds(rowIn(bit), columnIn(bit)) ? mask | (1 << bit) : mask,
    0,
  );
}

function rows(line: number): number {
  return maskWhere((row) => row === line);
}

function columns(line: number): number {
  return maskWhere((_, column) => column === line);
}

/** One mask for each line of the frame. */
function frameLines(lineOf: (row: number, column: number) => number): number[] {
  return Array.from({ length: FRAME }, (_, line) =>
    maskWhere((row, column) => lineOf(row, column) === line),
  );
}
