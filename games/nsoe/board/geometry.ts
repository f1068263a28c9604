/** Where the cells of the plate lie in its drawing; north is up for everyone. */

import type { Cell } from "../rules/position.ts";

export interface Geometry {
  readonly rows: number;
  readonly columns: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** The frame around the field. */
  readonly margin: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** From this width of the board on, as in board.module.css, a column stands beside the plate. */
export const DESK = 1000;

/** On a phone the frame is this wide, in pixels: a letter that can be read fits in. */
const LETTER = 14;
/** Narrower than this it is a phone. */
const PHONE = 560;

/** Lower than this, as wide as it is, no cell gets; board.module.css makes a large plate no wider. */
const LOWEST = 56;

/** Cells as low as the plate's height on the screen asks for: its width is all used, and names have it. A phone has its lens instead. */
export function lowered(on: Geometry, { width, height }: Size): Geometry {
  if (width < PHONE || height === 0) return on;
  const wide = fieldSize(on).width + 2 * on.margin;
  const fitting = ((height / width) * wide - 2 * on.margin) / on.rows;
  const cellHeight = Math.round(Math.max(LOWEST, fitting) * 10) / 10;
  return cellHeight < on.cellHeight ? { ...on, cellHeight } : on;
}

/**
 * Wide screens get wide cells, tablets high ones: names need the room, and only order counts (N2).
 * At a desk the window's height is scarce, so cells stay low however narrow the plate is.
 */
export function geometryFor(
  board: { readonly rows: number; readonly columns: number },
  width: number,
  isDesk: boolean,
): Geometry {
  const { rows, columns } = board;
  if (isDesk)
    return { rows, columns, cellWidth: 100, cellHeight: 72, margin: 46 };
  const isPhone = width < PHONE;
  return {
    rows,
    columns,
    cellWidth: 100,
    cellHeight: isPhone ? 84 : width < 800 ? 100 : 72,
    margin: isPhone ? (LETTER * columns * 100) / width : 46,
  };
}

/** What a phone needs above and below the lens: its head and the aim, the prompt, the hand and the piles; held across, all but the last two. */
const AROUND = { upright: 452, across: 166 } as const;
/** As in board.module.css: a phone held across. */
const LOW = 480;

/** What the field is seen through, in its units: on a phone as high as the window leaves it, elsewhere the field's own shape. */
export function lensRoom(on: Geometry, width: number, window: Size): Size {
  const field = fieldSize(on);
  const isAcross = window.width > window.height;
  if (width >= PHONE || (isAcross && window.height > LOW)) return field;
  const units = (field.width + 2 * on.margin) / width;
  const room = window.height - AROUND[isAcross ? "across" : "upright"];
  const height = Math.max(200, Math.min(560, room));
  return { width: field.width, height: height * units - 2 * on.margin };
}

export function fieldSize(on: Geometry): Size {
  return {
    width: on.columns * on.cellWidth,
    height: on.rows * on.cellHeight,
  };
}

/** The middle of a cell, on the field. */
export function middleOf(on: Geometry, { row, column }: Cell): Place {
  return {
    x: (column + 0.5) * on.cellWidth,
    y: (row + 0.5) * on.cellHeight,
  };
}

/** The cell an element of the grid belongs to. */
export function cellOf(element: Element | null): Cell | undefined {
  const name = element?.closest("[data-cell]")?.getAttribute("data-cell");
  const [row, column] = name?.split("-").map(Number) ?? [];
  if (row === undefined || column === undefined) return undefined;
  return { row, column };
}
