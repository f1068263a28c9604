/** Drawn patterns in all their forms (G11), and every way each can lie in the frame and on a card outside it (G23). */

import type { Pattern, PatternCell } from "../content/back-kinds.ts";
import { backSides } from "../content/back-sides.ts";
import type { BackId } from "../content/back-sides.ts";
import { symbols } from "../content/symbols.ts";
import type { CardSymbol } from "../content/symbols.ts";
import { FRAME } from "./field.ts";

/** The places of the frame are bits 0 to 24, row by row; the card outside is the bit after them. */
export const OUTSIDE_BIT = FRAME * FRAME;

/** One way a pattern can lie: which places it takes, and which of them need which symbol. */
export interface Placement {
  readonly mask: number;
  readonly bits: readonly number[];
  /** For each bit the symbol it needs, by number. */
  readonly needs: readonly number[];
  /** The same by symbol: its number and all places that need it. */
  readonly parts: readonly { readonly symbol: number; readonly mask: number }[];
}

/** How a goal's pattern can lie, by the place outside that is taken. */
interface Placements {
  readonly framed: readonly Placement[];
  readonly outside: readonly (readonly Placement[])[];
}

export const symbolNumbers: Readonly<Record<CardSymbol, number>> =
  Object.fromEntries(symbols.map((symbol, index) => [symbol, index])) as Record<
    CardSymbol,
    number
  >;

/** G11: as drawn, turned by quarters and mirrored; forms that look the same are one. */
export function forms(pattern: Pattern): Pattern[] {
  const found = new Map<string, Pattern>();
  let turned = pattern;
  for (let quarter = 0; quarter < 4; quarter += 1) {
    turned = turned.map(({ row, column, symbol }) => ({
      row: column,
      column: -row,
      symbol,
    }));
    for (const form of [turned, turned.map(mirrored)]) {
      const normal = normalized(form);
      found.set(JSON.stringify(normal), normal);
    }
  }
  return [...found.values()];
}

/** The number of the place outside at this row and column, counted from the frame's corner: clockwise by sides. */
export function outsideNumber(row: number, column: number): number {
  if (row < 0) return column;
  if (row >= FRAME) return FRAME + column;
  return (column < 0 ? 2 : 3) * FRAME + row;
}

/** Every place around the frame, by its number. */
const outsidePlaces = [-1, FRAME].flatMap((row) =>
  Array.from({ length: FRAME }, (_, column) => ({ row, column })),
);
const outsideCells = [
  ...outsidePlaces,
  ...outsidePlaces.map(({ row, column }) => ({ row: column, column: row })),
];

/** Kept for goals that were asked about: most pages and matches meet only a few. */
const compiled = new Map<BackId, Placements>();

function placementsOf(id: BackId): Placements {
  const known = compiled.get(id);
  if (known) return known;
  const back = backSides[id];
  if (back.type !== "arrangement") throw new Error(`${id} has no pattern.`);
  const placements = compile(back.pattern);
  compiled.set(id, placements);
  return placements;
}

/** The ways to lie for a grid whose taken place outside has that number; −1: none is. */
export function waysToLie(id: BackId, outside: number): readonly Placement[] {
  const { framed, outside: more } = placementsOf(id);
  const extra = more[outside];
  return extra ? [...framed, ...extra] : framed;
}

function compile(pattern: Pattern): Placements {
  const everywhere = forms(pattern).flatMap(shifted);
  const framed = everywhere.flatMap(placed).toSorted(byFirstBit);
  const outside = outsideCells.map((free) =>
    everywhere
      .flatMap((cells) => placedOutside(cells, free))
      .toSorted(byFirstBit),
  );
  return { framed, outside };
}

/** The form moved to every place where it touches the frame or its surroundings. */
function shifted(form: Pattern): Pattern[] {
  const steps = Array.from({ length: FRAME + 2 }, (_, step) => step - 1);
  return steps.flatMap((down) =>
    steps.map((right) =>
      form.map(({ row, column, symbol }) => ({
        row: row + down,
        column: column + right,
        symbol,
      })),
    ),
  );
}

function placed(cells: Pattern): Placement[] {
  return cells.every(isFramed) ? [placement(cells)] : [];
}

function placedOutside(
  cells: Pattern,
  free: { readonly row: number; readonly column: number },
): Placement[] {
  const isFree = ({ row, column }: PatternCell) =>
    row === free.row && column === free.column;
  if (!cells.some(isFree)) return [];
  return cells.every((cell) => isFree(cell) || isFramed(cell))
    ? [placement(cells)]
    : [];
}

function placement(cells: Pattern): Placement {
  const bits = cells.map((cell) =>
    isFramed(cell) ? cell.row * FRAME + cell.column : OUTSIDE_BIT,
  );
  const needs = cells.map(({ symbol }) => symbolNumbers[symbol]);
  const parts = [...new Set(needs)].map((symbol) => ({
    symbol,
    mask: maskOf(bits.filter((_, index) => needs[index] === symbol)),
  }));
  return { mask: maskOf(bits), bits, needs, parts };
}

/** Read row by row, few branches of the packing stay open. */
function byFirstBit(one: Placement, other: Placement): number {
  return (one.mask & -one.mask) - (other.mask & -other.mask);
}

function maskOf(bits: readonly number[]): number {
  return bits.reduce((mask, bit) => mask | (1 << bit), 0);
}

function isFramed({ row, column }: PatternCell): boolean {
  return row >= 0 && row < FRAME && column >= 0 && column < FRAME;
}

function mirrored(cell: PatternCell): PatternCell {
  return { ...cell, column: -cell.column };
}

/** Moved to the corner, and in reading order. */
function normalized(form: Pattern): Pattern {
  const top = Math.min(...form.map(({ row }) => row));
  const left = Math.min(...form.map(({ column }) => column));
  return form
    .map(({ row, column, symbol }) => ({
      row: row - top,
      column: column - left,
      symbol,
    }))
    .toSorted((one, other) => one.row - other.row || one.column - other.column);
}
