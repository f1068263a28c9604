/** Rows and columns with hardly any room, from the cards that lie open on the board alone: no card in a hand is compared with anything (N16). */

import type { Axis, Cell, View } from "../rules/position.ts";
import { roomIn } from "../rules/room.ts";
import type { Room } from "../rules/room.ts";

export interface NarrowLines {
  readonly rows: ReadonlyMap<number, Room>;
  readonly columns: ReadonlyMap<number, Room>;
}

type Open = Pick<View, "rows" | "columns" | "laid" | "backs">;

/** The most degrees that are left in a narrow line. */
const FEW = 2;

export function narrowLines(view: Open): NarrowLines {
  return {
    rows: narrow(view, "latitude", view.rows),
    columns: narrow(view, "longitude", view.columns),
  };
}

export function isAny({ rows, columns }: NarrowLines): boolean {
  return rows.size + columns.size > 0;
}

/** The room in the row and in the column of a cell, where it is narrow. */
export function roomAt(
  { rows, columns }: NarrowLines,
  { row, column }: Cell,
): readonly (readonly [Axis, Room])[] {
  const found = [
    ["latitude", rows.get(row)],
    ["longitude", columns.get(column)],
  ] as const;
  return found.flatMap(([axis, room]) => (room ? [[axis, room] as const] : []));
}

function narrow(view: Open, axis: Axis, lines: number): Map<number, Room> {
  const found = new Map<number, Room>();
  for (let line = 0; line < lines; line += 1) {
    const room = roomIn(view, axis, line);
    if (room.high - room.low < FEW) found.set(line, room);
  }
  return found;
}
