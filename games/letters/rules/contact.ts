/** Contact (L11): where a tile may be laid beside others. */

import { boards } from "../content/boards.ts";
import { EMPTY } from "./position.ts";
import type { View } from "./position.ts";

/** What decides where a tile may be laid. */
export type Ground = Pick<View, "board" | "contact" | "tiles">;

/** The free fields where a tile may be laid in the same turn as those on these (L11). */
export function frontier(at: Ground, laid: readonly number[]): number[] {
  const isOld = (field: number) => at.tiles[field] !== EMPTY;
  const isCovered = (field: number) => isOld(field) || laid.includes(field);
  const holds = at.contact === "strict" ? isOld : isCovered;
  const found: number[] = [];
  for (const [field, touching] of boards[at.board].touching.entries())
    if (!isCovered(field) && touching.some(holds)) found.push(field);
  return found;
}

/** How many tiles can be laid in one turn, however many a rack has. */
export function room(at: Ground): number {
  return at.contact === "strict"
    ? frontier(at, []).length
    : at.tiles.filter((letter) => letter === EMPTY).length;
}
