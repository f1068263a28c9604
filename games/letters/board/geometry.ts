/** Where the fields of a board are drawn: squares in rows, hexagons in a flower; sizes in units of one field's width. */

import { boards } from "../content/boards.ts";
import type { BoardName, Place } from "../content/boards.ts";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A field as it is drawn and walked: light with its index, or a bonus field with its own. */
export interface Cell extends Spot {
  readonly type: "light" | "bonus";
  readonly index: number;
  /** Its row and its place in it, from 1, as a reader of the screen counts them. */
  readonly row: number;
  readonly column: number;
}

export interface Geometry {
  readonly cells: readonly Cell[];
  /** The same in rows from the top, each from the left. */
  readonly rows: readonly (readonly Cell[])[];
  /** The ground of a field, and the tile on it, around the origin. */
  readonly fieldShape: string;
  readonly tileShape: string;
  /** How far a bonus field's edge is from its middle, and how long the edge is. */
  readonly apothem: number;
  readonly edge: number;
  /** The board with its frame. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

const FIELD = 100;
const FRAME = 22;
/** From one row of hexagons to the next. */
const HEX_ROW = (FIELD * Math.sqrt(3)) / 2;
const HEX_EDGE = FIELD / Math.sqrt(3);

export const geometries: Readonly<Record<BoardName, Geometry>> = {
  square: makeGeometry("square", {
    fieldShape: square(FIELD * 0.475),
    tileShape: square(FIELD * 0.44),
    apothem: FIELD / 2,
    edge: FIELD,
    half: { x: FIELD / 2, y: FIELD / 2 },
  }),
  flower: makeGeometry("flower", {
    fieldShape: hexagon(FIELD * 0.475),
    tileShape: hexagon(FIELD * 0.445),
    apothem: FIELD / 2,
    edge: HEX_EDGE,
    half: { x: FIELD / 2, y: HEX_EDGE },
  }),
};

export const arrows = [
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
] as const;
export type Arrow = (typeof arrows)[number];

/** The nearest cell in an arrow's direction: straight on counts for more than aside. */
export function nextCell(
  { cells }: Geometry,
  from: Cell,
  arrow: Arrow,
): Cell | undefined {
  const isAcross = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
  let best: Cell | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const [dx, dy] = [cell.x - from.x, cell.y - from.y];
    const ahead = sign * (isAcross ? dx : dy);
    const aside = Math.abs(isAcross ? dy : dx);
    const cost = ahead + 3 * aside;
    if (ahead < 1 || aside > ahead || cost >= least) continue;
    [best, least] = [cell, cost];
  }
  return best;
}

export function isArrow(key: string): key is Arrow {
  return arrows.some((arrow) => arrow === key);
}

export function middleOf(board: BoardName, place: Place): Spot {
  if (board === "square")
    return { x: (place.x - 3) * FIELD, y: (place.y - 3) * FIELD };
  return { x: (place.x + place.y / 2) * FIELD, y: place.y * HEX_ROW };
}

/** The middle of a light field. */
export function fieldSpot(board: BoardName, field: number): Spot {
  const place = boards[board].fields[field];
  if (!place) throw new Error(`There is no light field ${field}.`);
  return middleOf(board, place);
}

interface Shape extends Pick<
  Geometry,
  "fieldShape" | "tileShape" | "apothem" | "edge"
> {
  readonly half: Spot;
}

function makeGeometry(name: BoardName, { half, ...shapes }: Shape): Geometry {
  const rows = makeRows(name);
  const cells = rows.flat();
  const left = Math.min(...cells.map(({ x }) => x)) - half.x - FRAME;
  const top = Math.min(...cells.map(({ y }) => y)) - half.y - FRAME;
  const right = Math.max(...cells.map(({ x }) => x)) + half.x + FRAME;
  const bottom = Math.max(...cells.map(({ y }) => y)) + half.y + FRAME;
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return { ...shapes, cells, rows, box };
}

function makeRows(name: BoardName): Cell[][] {
  const { fields, bonuses } = boards[name];
  const places = [
    ...fields.map(
      ({ x, y }, index) => ({ type: "light", index, x, y }) as const,
    ),
    ...bonuses.map(
      ({ x, y }, index) => ({ type: "bonus", index, x, y }) as const,
    ),
  ];
  const lines = [...new Set(places.map(({ y }) => y))].toSorted(
    (a, b) => a - b,
  );
  return lines.map((line, row) =>
    places
      .filter(({ y }) => y === line)
      .toSorted((one, other) => one.x - other.x)
      .map(({ type, index, x, y }, column) => ({
        type,
        index,
        row: row + 1,
        column: column + 1,
        ...middleOf(name, { x, y }),
      })),
  );
}

function square(half: number): string {
  return `M${-half} ${-half}H${half}V${half}H${-half}Z`;
}

/** Standing on a corner; `half` is half its width. */
function hexagon(half: number): string {
  const radius = (half * 2) / Math.sqrt(3);
  const corners = [
    [0, -radius],
    [half, -radius / 2],
    [half, radius / 2],
    [0, radius],
    [-half, radius / 2],
    [-half, -radius / 2],
  ];
  return `M${corners.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join("L")}Z`;
}

function fixed(value = 0): string {
  return value.toFixed(2);
}
