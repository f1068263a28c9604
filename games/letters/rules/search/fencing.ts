/** Bonus fields while tiles are laid and taken up again: what is fenced in (L21), what is left within reach. */

import type { Board } from "../../content/boards.ts";
import { EMPTY } from "../position.ts";
import type { View } from "../position.ts";

/** What the tiles laid do to the bonus fields. */
export interface Effect {
  /** L21: the points of the bonus fields that the tiles laid fence in. */
  bonus: number;
  /** The points of bonus fields that the next player is expected to fence in, in hundredths. */
  danger: number;
}

/** How likely, in hundredths, the next player fences in a bonus field, by how many sides it lacks. */
const REACH = [0, 80, 70, 50, 30, 15, 5] as const;

export interface Fencing {
  readonly effect: Readonly<Effect>;
  cover(field: number): void;
  /** Takes back the last `cover` of the field. */
  uncover(field: number): void;
}

export function fencing(board: Board, tiles: View["tiles"]): Fencing {
  const { bonuses } = board;
  const open = Int8Array.from(
    bonuses,
    ({ sides }) => sides.filter((side) => tiles[side] === EMPTY).length,
  );
  const beside = board.fields.map((_, field) =>
    [...bonuses.keys()].filter((index) =>
      bonuses[index]?.sides.includes(field),
    ),
  );
  const points = Int32Array.from(bonuses, (bonus) => bonus.points);
  const effect = {
    bonus: 0,
    danger: points.reduce(
      (danger, sum, index) =>
        danger + sum * (REACH[open[index] as number] as number),
      0,
    ),
  };
  return {
    effect,
    cover: (field) => change(field, -1),
    uncover: (field) => change(field, 1),
  };

  function change(field: number, by: number): void {
    const indices = beside[field] as readonly number[];
    for (let each = 0; each < indices.length; each += 1) {
      const index = indices[each] as number;
      const sum = points[index] as number;
      const before = open[index] as number;
      const after = before + by;
      open[index] = after;
      if (before === 0) effect.bonus -= sum;
      if (after === 0) effect.bonus += sum;
      effect.danger +=
        sum * ((REACH[after] as number) - (REACH[before] as number));
    }
  }
}
