/** Where to lay so many tiles: the bonus they fence in, less what they leave within the others' reach. */

import { boards, EMPTY, fencesBySize, frontier } from "../rules/index.ts";
import type { View } from "../rules/index.ts";

export interface Layout {
  readonly bonus: number;
  readonly fields: readonly number[];
  /** The points of bonus fields that somebody is expected to fence in next. */
  readonly danger: number;
}

/** How likely the next player fences in a bonus field that lacks so many sides. */
const REACH = [0, 0.8, 0.7, 0.5, 0.3, 0.15, 0.05] as const;

/** The best layout for every number of tiles up to the limit; at index 0 a bare one. */
export function layouts(view: View, limit: number): Layout[] {
  const board = boards[view.board];
  const fences = fencesBySize(board, view.tiles, limit);
  return fences.map(({ bonus, fields: fence }, size) => {
    const fields = [...fence];
    while (fields.length < size) {
      const next = safest(view, fields);
      if (next === undefined) break;
      fields.push(next);
    }
    return { bonus, fields, danger: dangerOf(view, fields) };
  });
}

export function dangerOf(view: View, fields: readonly number[]): number {
  let danger = 0;
  for (const { sides, points } of boards[view.board].bonuses) {
    let open = 0;
    for (const side of sides)
      if (view.tiles[side] === EMPTY && !fields.includes(side)) open += 1;
    danger += points * (REACH[open] ?? 0);
  }
  return danger;
}

/** The next field that leaves the least to the others. */
function safest(view: View, fields: readonly number[]): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  for (const field of frontier(boards[view.board], view.tiles, fields)) {
    const danger = dangerOf(view, [...fields, field]);
    if (danger >= least) continue;
    least = danger;
    best = field;
  }
  return best;
}
