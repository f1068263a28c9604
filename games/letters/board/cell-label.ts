/** What a field is called by a screen reader: where it is, what lies on it, its place in the word. */

import { boards } from "../content/boards.ts";
import { EMPTY } from "../rules/position.ts";
import { pointsOf } from "../rules/points.ts";
import type { Wording } from "./describe.ts";
import { letterAt } from "./draft.ts";
import type { Desk, Draft } from "./draft.ts";
import type { Cell } from "./geometry.ts";

export function cellLabel(
  cell: Cell,
  at: {
    readonly desk: Desk;
    readonly draft: Draft;
    readonly wording: Wording;
    readonly shown: readonly number[];
  },
): string {
  const { words } = at.wording;
  const { row, column } = cell;
  return words("grid.cell", { row, column, what: whatIsThere(cell, at) });
}

function whatIsThere(
  cell: Cell,
  { desk, draft, wording, shown }: Parameters<typeof cellLabel>[1],
): string {
  const { words } = wording;
  if (cell.type === "bonus") {
    const bonus = boards[desk.view.board].bonuses[cell.index];
    const sides = bonus?.sides ?? [];
    const covered = sides.filter(
      (side) => letterAt(desk, draft, side) !== EMPTY,
    ).length;
    return words("grid.bonus", {
      points: bonus?.points ?? 0,
      covered,
      sides: sides.length,
    });
  }
  const letter = letterAt(desk, draft, cell.index);
  if (letter === EMPTY) return words("grid.free");
  const isTried = draft.placed.some(({ field }) => field === cell.index);
  const tile = words(isTried ? "grid.tried" : "grid.tile", {
    letter,
    points: pointsOf(letter),
  });
  const place = shown.indexOf(cell.index);
  return place < 0
    ? tile
    : words("grid.read", { tile, place: place + 1, length: shown.length });
}
