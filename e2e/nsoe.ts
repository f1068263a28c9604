/** How people of these journeys play Nord Sud Ovest Est: they see what everyone sees, and know their geography. */

import { placeName } from "@stolik/geo/names";
import { place } from "@stolik/geo/places";
import { contradictions, freeCells } from "@stolik/nsoe/rules";
import type { Cell, City, Move, View } from "@stolik/nsoe/rules";
import type { Language } from "@stolik/kernel";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { patience } from "./house.ts";
import { viewAs } from "./table.ts";

/** The view of the person's own table, as their browser may ask for it. */
export const viewOf = viewAs<View>;

/** A card laid right, about where a map of Europe would have it, so that room is left for the others; or a swap. */
export function goodMove(view: View, hand: readonly City[]): Move {
  for (const city of hand) {
    const right = [...freeCells(view)].filter((cell) =>
      isRight(view, city, cell),
    );
    const [cell] = right.toSorted(
      (one, other) => stray(view, city, one) - stray(view, city, other),
    );
    if (cell) return { type: "lay", city, ...cell };
  }
  // N8: where none fits, another card is taken.
  return { type: "swap", city: hand[0] ?? "roma", pile: 0 };
}

export function wrongLay(view: View, hand: readonly City[]): Move {
  for (const city of hand) {
    const cell = [...freeCells(view)].find(
      (free) => !isRight(view, city, free),
    );
    if (cell) return { type: "lay", city, ...cell };
  }
  throw new Error("Every card fits everywhere.");
}

function isRight(view: View, city: City, cell: Cell): boolean {
  return contradictions(view.laid, view.backs, cell, place(city)).length === 0;
}

/** How far a cell is from where the map would have the city. */
function stray(view: View, city: City, { row, column }: Cell): number {
  const { latitude, longitude } = place(city);
  const down = ((71 - latitude) / 37) * (view.rows - 1);
  const across = ((longitude + 24) / 70) * (view.columns - 1);
  return Math.hypot(row - down, column - across);
}

/** Chooses a card, then a cell or a pile; where the first tap only magnifies, a second one lays. */
export async function make(page: Page, move: Move, taps: 1 | 2): Promise<void> {
  if (move.type !== "draw")
    await page.locator(`[data-card="${move.city}"]`).click();
  if (move.type !== "lay") {
    await page.locator(`[data-pile="${move.pile}"]`).click();
    return;
  }
  const cell = page.locator(`[data-cell="${move.row}-${move.column}"]`);
  if (taps === 1) return cell.click();
  await cell.tap();
  await cell.tap();
}

/** Waits until the page's grid shows the card laid last. */
export async function seesLast(
  page: Page,
  view: View,
  language: Language,
): Promise<void> {
  const last = view.laid.at(-1);
  if (!last) throw new Error("Nothing lies there.");
  const cell = page.locator(`[data-cell="${last.row}-${last.column}"]`);
  await expect
    .poll(() => cell.getAttribute("aria-label"), patience)
    .toContain(placeName(last.city, language));
}
