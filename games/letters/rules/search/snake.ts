/** All words of the snake reading (L25): paths over the board and the automaton at once. */

import { FINAL, LAST, SYMBOL_MASK, TARGET_SHIFT } from "@stolik/lexicon";
import type { Board } from "../../content/boards.ts";
import { letters, pointsByCode } from "../../content/tiles.ts";
import { EMPTY } from "../position.ts";
import type { View } from "../position.ts";
import { distancesFrom } from "./fences.ts";
import { supplyOf } from "./free.ts";
import type { Searchable } from "./searchable.ts";

/** A word with the best path for it: the fields in order. */
export interface SnakeWord {
  readonly word: string;
  readonly points: number;
  readonly bonus: number;
  readonly fields: readonly number[];
}

const NO_LETTER = 255;
const LONGEST = 15;

/** Best first. Of paths with equal totals the first found is kept. */
export function snakeWords(
  { automaton: { edges, root } }: Searchable,
  board: Board,
  tiles: View["tiles"],
  rack: readonly (string | null)[],
): SnakeWord[] {
  const held = supplyOf([], rack).rack;
  const lying = Uint8Array.from(tiles, (letter) =>
    letter === EMPTY ? NO_LETTER : letters.indexOf(letter),
  );
  const distances = distancesFrom(board, tiles);
  const openSides = Int8Array.from(
    board.bonuses,
    ({ sides }) => sides.filter((side) => tiles[side] === EMPTY).length,
  );
  const bonusesAt = board.fields.map((_, field) =>
    board.bonuses.flatMap(({ sides }, index) =>
      sides.includes(field) ? [index] : [],
    ),
  );
  const isUsed = new Uint8Array(board.fields.length);
  const path = new Uint8Array(LONGEST + 1);
  const codes = new Uint8Array(LONGEST + 1);
  const found = new Map<string, SnakeWord>();
  let spare = held.reduce((sum, count) => sum + count, 0);

  if (root !== 0 && spare > 0)
    for (let field = 0; field < board.fields.length; field += 1)
      visit(field, root, 0, 0, 0, 0, false);
  return [...found.values()].toSorted(
    (one, other) => other.points + other.bonus - one.points - one.bonus,
  );

  /** Steps on the field with every letter that may stand there. */
  function visit(
    field: number,
    node: number,
    depth: number,
    sum: number,
    bonus: number,
    laid: number,
    hasOld: boolean,
  ): void {
    const lies = lying[field] as number;
    // Old tiles must still be within reach of what the rack can lay.
    if (lies === NO_LETTER && !hasOld && (distances[field] ?? 0) > spare)
      return;
    if (lies === NO_LETTER && spare === 0) return;
    path[depth] = field;
    for (let at = node; ; at += 1) {
      const edge = edges[at] as number;
      const code = edge & SYMBOL_MASK;
      if (lies === NO_LETTER) {
        if (code < held.length && (held[code] as number) > 0) {
          held[code] = (held[code] as number) - 1;
          spare -= 1;
          const gained = cover(field);
          onward(field, edge, depth, sum, bonus + gained, laid + 1, hasOld);
          uncover(field);
          spare += 1;
          held[code] = (held[code] as number) + 1;
        }
      } else if (code === lies) {
        onward(field, edge, depth, sum, bonus, laid, true);
      }
      if ((edge & LAST) !== 0) return;
    }
  }

  function onward(
    field: number,
    edge: number,
    depth: number,
    before: number,
    bonus: number,
    laid: number,
    hasOld: boolean,
  ): void {
    const code = edge & SYMBOL_MASK;
    const sum = before + (pointsByCode[code] as number);
    codes[depth] = code;
    if ((edge & FINAL) !== 0 && laid > 0 && hasOld)
      record(depth + 1, sum, bonus);
    const target = edge >>> TARGET_SHIFT;
    if (target === 0) return;
    isUsed[field] = 1;
    const sides = board.touching[field] as readonly number[];
    for (let index = 0; index < sides.length; index += 1) {
      const side = sides[index] as number;
      if (isUsed[side] === 0)
        visit(side, target, depth + 1, sum, bonus, laid, hasOld);
    }
    isUsed[field] = 0;
  }

  function record(length: number, points: number, bonus: number): void {
    let word = "";
    for (let index = 0; index < length; index += 1)
      word += letters[codes[index] as number] as string;
    const known = found.get(word);
    if (known && known.bonus >= bonus) return;
    const fields = [...path.subarray(0, length)];
    found.set(word, { word, points, bonus, fields });
  }

  /** What laying on the field fences in (L21). */
  function cover(field: number): number {
    let gained = 0;
    for (const index of bonusesAt[field] ?? []) {
      openSides[index] = (openSides[index] as number) - 1;
      if (openSides[index] === 0) gained += board.bonuses[index]?.points ?? 0;
    }
    return gained;
  }

  function uncover(field: number): void {
    for (const index of bonusesAt[field] ?? [])
      openSides[index] = (openSides[index] as number) + 1;
  }
}
