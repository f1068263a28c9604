/** Where to lay tiles in the free reading: the best fields for each number of them. */

import { boards } from "../../content/boards.ts";
import { frontier } from "../contact.ts";
import type { Ground } from "../contact.ts";
import { EMPTY } from "../position.ts";
import { fencing } from "./fencing.ts";
import type { Effect } from "./fencing.ts";

export interface Lay extends Readonly<Effect> {
  readonly fields: readonly number[];
}

/** Whether one lay is better than another: more bonus, then less danger. */
export function isBetter(
  one: Readonly<Effect>,
  other: Readonly<Effect>,
): boolean {
  return (
    one.bonus > other.bonus ||
    (one.bonus === other.bonus && one.danger < other.danger)
  );
}

/** For every number of tiles up to the limit, as far as there is room, the best lay of exactly that number; at index 0 that of none. */
export function laysBySize(at: Ground, limit: number): Lay[] {
  const { tiles } = at;
  const board = boards[at.board];
  const { effect, cover, uncover } = fencing(board, tiles);
  const best: Lay[] = [{ ...effect, fields: [] }];
  const isMet = Uint8Array.from(tiles, (letter) => (letter === EMPTY ? 0 : 1));
  const reached = new Uint8Array(board.fields.length);
  const laid: number[] = [];
  const first = frontier(at, []);
  reached.set(first);
  for (const field of first) isMet[field] = 1;
  if (limit > 0) extend(0, first.length);
  return best;

  /**
   * Every set of fields that can be laid (L11), once: a field passed over is not taken up again further down, and in a
   * chain each brings along those beside it that were out of reach.
   */
  function extend(from: number, to: number): void {
    for (let index = from; index < to; index += 1) {
      const field = reached[index] as number;
      laid.push(field);
      cover(field);
      const known = best[laid.length];
      if (!known || isBetter(effect, known))
        best[laid.length] = { ...effect, fields: [...laid] };
      if (laid.length < limit) {
        const end = at.contact === "chain" ? reach(field, to) : to;
        extend(index + 1, end);
        for (let met = to; met < end; met += 1)
          isMet[reached[met] as number] = 0;
      }
      uncover(field);
      laid.pop();
    }
  }

  /** Adds the fields beside one to those reached, and says where they end. */
  function reach(field: number, to: number): number {
    const sides = board.touching[field] as readonly number[];
    let end = to;
    for (let each = 0; each < sides.length; each += 1) {
      const side = sides[each] as number;
      if (isMet[side] !== 0) continue;
      isMet[side] = 1;
      reached[end] = side;
      end += 1;
    }
    return end;
  }
}

/** The best of the lays of `fewest` to `most` tiles; of equals the smallest, for tiles kept are chances kept. */
export function bestLay(
  lays: readonly Lay[],
  fewest: number,
  most: number,
): Lay {
  const [first, ...others] = lays.slice(fewest, most + 1);
  if (!first) throw new Error(`No room to lay ${fewest} tiles.`);
  return others.reduce(
    (best, lay) => (isBetter(lay, best) ? lay : best),
    first,
  );
}
