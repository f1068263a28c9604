/** Builders for tests: a table in the middle of a match, written in a few words. */

import { playing } from "@stolik/kernel/testing";
import { lexiconOf } from "@stolik/lexicon";
import { boards } from "../content/boards.ts";
import { tiles } from "../content/tiles.ts";
import { EMPTY, letters } from "../rules/index.ts";
import type { Letters, Move, State } from "../rules/index.ts";

/** A dictionary of the worked examples' words and a few more. */
export const few = lexiconOf(
  `tor torba bat dach koni konie koniec nożyk żonkil rot to do od ot kot kto tok ok rok bar rab raz zar woda dom mod
   kos sok nos son ton not los sol las sal lis sil mak kam ma ta na za ja my ty wy ćma żółw źdźbło łódź pień`
    .trim()
    .split(/\s+/),
  { version: "few-1" },
);

export const game: Letters = letters(few);

export interface Sketch {
  /** Rows of the square board from the top: a letter, `.` for a free field, `*` for a bonus field. */
  readonly square?: readonly string[];
  /** On the flower board: letters by their axial coordinates. */
  readonly flower?: Readonly<Record<string, string>>;
  /** One string of letters for each seat. */
  readonly racks?: readonly string[];
  /** Drawn from its end. Without it: all other tiles. */
  readonly pool?: string;
  readonly state?: Partial<State>;
}

/** T on START, two seats that hold what the examples need. */
export function table(sketch: Sketch = {}): State {
  const { racks = ["ORBAZE", "KINYCŁ"], state = {} } = sketch;
  const lying = sketch.flower
    ? flowerTiles(sketch.flower)
    : squareTiles(sketch.square ?? []);
  const held = racks.map((rack) => [...rack]);
  const rest = [...tiles];
  for (const letter of [...lying, ...held.flat()])
    if (letter !== EMPTY) rest.splice(rest.indexOf(letter), 1);
  return {
    board: sketch.flower ? "flower" : "square",
    reading: sketch.flower ? "snake" : "free",
    contact: sketch.flower ? "chain" : "strict",
    checking: "challenge",
    challengeSeconds: 10,
    repeats: true,
    opening: [],
    first: 0,
    turn: 0,
    tiles: lying,
    racks: held,
    pool: sketch.pool === undefined ? rest : [...sketch.pool],
    scores: racks.map(() => 0),
    best: racks.map(() => 0),
    idle: 0,
    sheet: [],
    ...state,
  };
}

/** The index of a light field of the square board, row and column counted from 1. */
export function at(row: number, column: number): number {
  return fieldAt("square", column - 1, row - 1);
}

/** The index of a petal, by its axial coordinates. */
export function petal(q: number, r: number): number {
  return fieldAt("flower", q, r);
}

/** Lays letters on fields and reads the word by its fields. */
export function word(
  lay: readonly (readonly [letter: string, field: number])[],
  fields: readonly number[],
): Move {
  return {
    type: "word",
    lay: lay.map(([letter, field]) => ({ letter, field })),
    word: fields,
  };
}

export const pass: Move = { type: "pass" };
export const accept: Move = { type: "accept" };
export const challenge: Move = { type: "challenge" };

export function exchange(letters_: string): Move {
  return { type: "exchange", letters: [...letters_] };
}

// Among those who may act, doubters come before the one whose turn it is (L17).
export const { after, attempt, by, key, setUp } = playing(
  game,
  ({ turn }) => turn,
);

/** Every tile of a state, each as often as it is there. */
export function conserved(state: State): unknown {
  const all = [...state.tiles, ...state.racks.flat(), ...state.pool];
  return all.filter((letter) => letter !== EMPTY).toSorted();
}

function squareTiles(rows: readonly string[]): string[] {
  const { fields, start } = boards.square;
  const found = fields.map(({ x, y }) => {
    const letter = rows[y]?.[x] ?? ".";
    return letter === "." ? EMPTY : letter;
  });
  if (rows.length === 0) found[start] = "T";
  return found;
}

function flowerTiles(letters_: Readonly<Record<string, string>>): string[] {
  return boards.flower.fields.map(({ x, y }) => letters_[`${x},${y}`] ?? EMPTY);
}

function fieldAt(name: "square" | "flower", x: number, y: number): number {
  const field = boards[name].fields.findIndex(
    (place) => place.x === x && place.y === y,
  );
  if (field < 0) throw new Error(`No light field at ${x}, ${y}.`);
  return field;
}
