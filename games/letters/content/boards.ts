/** The boards as data: light fields, what touches what, bonus fields with their sides. */

export const boardNames = ["square", "flower"] as const;
export type BoardName = (typeof boardNames)[number];

/** Where a field lies: row and column of the square board, axial q and r of the flower. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Bonus extends Place {
  readonly points: number;
  /** The light fields at all its sides (L21). */
  readonly sides: readonly number[];
}

export interface Board {
  readonly name: BoardName;
  /** The light fields (L3); a field is known by its index here. */
  readonly fields: readonly Place[];
  /** For every light field the light fields side to side with it. */
  readonly touching: readonly (readonly number[])[];
  readonly bonuses: readonly Bonus[];
  readonly start: number;
}

type Step = readonly [x: number, y: number];
type Prize = readonly [x: number, y: number, points: number];

const SQUARE_SIDE = 7;
const squareSteps: readonly Step[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
/** L4, L5: columns and rows counted from 0. */
const squarePrizes: readonly Prize[] = [
  [1, 1, 15],
  [3, 1, 10],
  [5, 1, 15],
  [1, 3, 10],
  [5, 3, 10],
  [1, 5, 15],
  [3, 5, 10],
  [5, 5, 15],
];

const hexSteps: readonly Step[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
/** L25 */
const flowerPrizes: readonly Prize[] = [
  [0, 0, 5],
  [2, 1, 10],
  [-3, 2, 10],
  [1, -3, 10],
  [-1, 3, 15],
  [-2, -1, 15],
  [3, -2, 15],
];

export const boards: Readonly<Record<BoardName, Board>> = {
  square: makeBoard(
    "square",
    squareFields(),
    squareSteps,
    squarePrizes,
    [3, 3],
  ),
  flower: makeBoard("flower", petals(), hexSteps, flowerPrizes, [1, 0]),
};

function squareFields(): Place[] {
  const cells = Array.from({ length: SQUARE_SIDE ** 2 }, (_, index) => ({
    x: index % SQUARE_SIDE,
    y: Math.floor(index / SQUARE_SIDE),
  }));
  return cells.filter(
    (cell) => !squarePrizes.some((prize) => isAt(cell, prize)),
  );
}

/** L25: the light fields are the neighbours of the bonus fields, row by row. */
function petals(): Place[] {
  return flowerPrizes
    .flatMap(([x, y]) => hexSteps.map(([dx, dy]) => ({ x: x + dx, y: y + dy })))
    .toSorted((one, other) => one.y - other.y || one.x - other.x);
}

function makeBoard(
  name: BoardName,
  fields: readonly Place[],
  steps: readonly Step[],
  prizes: readonly Prize[],
  start: Step,
): Board {
  const around = ({ x, y }: Place) =>
    steps.flatMap(([dx, dy]) => {
      const index = fields.findIndex((field) => isAt(field, [x + dx, y + dy]));
      return index >= 0 ? [index] : [];
    });
  return {
    name,
    fields,
    touching: fields.map(around),
    bonuses: prizes.map(([x, y, points]) => ({
      x,
      y,
      points,
      sides: around({ x, y }),
    })),
    start: fields.findIndex((field) => isAt(field, start)),
  };
}

function isAt(
  place: Place,
  [x, y]: readonly [number, number, number?],
): boolean {
  return place.x === x && place.y === y;
}
