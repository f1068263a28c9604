/** Points: the letters of a word, and the bonus fields it fences in. */

import type { Board } from "../content/boards.ts";
import { letters, pointsByCode } from "../content/tiles.ts";
import type { Letter } from "../content/tiles.ts";
import { EMPTY } from "./position.ts";
import type { Laid, View } from "./position.ts";

/** L2 */
export function pointsOf(letter: Letter): number {
  return pointsByCode[letters.indexOf(letter)] ?? 0;
}

/** L20: the sum of all letters, old and new. */
export function wordPoints(word: string): number {
  let sum = 0;
  for (const letter of word) sum += pointsOf(letter);
  return sum;
}

/** L21: the bonus fields all of whose sides are covered with these tiles and were not without. */
export function fencedIn(
  board: Board,
  tiles: View["tiles"],
  laid: readonly Pick<Laid, "field">[],
): number[] {
  const isLaid = (field: number) => laid.some((tile) => tile.field === field);
  const fenced: number[] = [];
  for (const [index, { sides }] of board.bonuses.entries()) {
    const isFenced = sides.every(
      (side) => tiles[side] !== EMPTY || isLaid(side),
    );
    // A side that is laid now was free before this turn.
    if (isFenced && sides.some(isLaid)) fenced.push(index);
  }
  return fenced;
}

export function bonusPoints(board: Board, fenced: readonly number[]): number {
  return fenced.reduce(
    (sum, index) => sum + (board.bonuses[index]?.points ?? 0),
    0,
  );
}
