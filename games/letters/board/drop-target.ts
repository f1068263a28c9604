/** Where a dragged tile may land: on a field, or back on the rack. */

import type { Drag } from "@stolik/furniture";

export type Target =
  | { readonly type: "field"; readonly field: number }
  | { readonly type: "rack" };

/** A tile is dragged by its slot of the rack. */
export type TileDrag = Drag<number, Target>;

export function targetOf(under: Element | null): Target | undefined {
  const field = under?.closest("[data-field]")?.getAttribute("data-field");
  if (field) return { type: "field", field: Number(field) };
  return under?.closest("[data-rack]") ? { type: "rack" } : undefined;
}
