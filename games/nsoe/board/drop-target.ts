/** Where a dragged card may land: on a cell of the grid, or on a pile. */

import type { Drag } from "@stolik/furniture";
import type { City } from "../content/cities.ts";
import type { Cell } from "../rules/position.ts";
import { cellOf } from "./geometry.ts";

export type Target =
  | { readonly type: "cell"; readonly cell: Cell }
  | { readonly type: "pile"; readonly pile: number };

export type CardDrag = Drag<City, Target>;

export function targetOf(under: Element | null): Target | undefined {
  const cell = cellOf(under);
  if (cell) return { type: "cell", cell };
  const pile = under?.closest("[data-pile]")?.getAttribute("data-pile");
  return pile ? { type: "pile", pile: Number(pile) } : undefined;
}
