/** How people of these journeys play Nord Sud Ovest Est: they see what everyone sees, and know their geography. */

import { placeName } from "@stolik/geo/names";
import { place } from "@stolik/geo/places";
import { cities, contradictions, freeCells } from "@stolik/nsoe/rules";
import type { Cell, City, Move, View } from "@stolik/nsoe/rules";
import type { Language } from "@stolik/kernel";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { patience } from "./house.ts";
import { viewAs } from "./table.ts";

const TAP_PATIENCE = 5_000;

/** The view of the person's own table, as their browser may ask for it. */
export const viewOf = viewAs<View>;

/** What lies on the board. */
type OpenBoard = Pick<View, "rows" | "columns" | "laid" | "backs">;

/** The board as a page in English reads it out: of a match on this device a server knows nothing. */
export async function boardOn(page: Page): Promise<OpenBoard> {
  const cells = page.locator("[data-cell]");
  const labels = await cells.evaluateAll((all) =>
    all.map((cell) => [
      cell.getAttribute("data-cell") ?? "",
      cell.getAttribute("aria-label") ?? "",
    ]),
  );
  const laid = labels.flatMap(([at = "", label = ""]) => {
    const [row = 0, column = 0] = at.split("-").map(Number);
    const name = /: (.+), \d+°/.exec(label)?.[1];
    const city = cities.find((one) => placeName(one, "en") === name);
    return city ? [{ city, row, column }] : [];
  });
  return {
    rows: Math.max(...labels.map(([at = ""]) => Number(at.split("-")[0]))) + 1,
    columns:
      Math.max(...labels.map(([at = ""]) => Number(at.split("-")[1]))) + 1,
    laid,
    backs: Object.fromEntries(laid.map(({ city }) => [city, place(city)])),
  };
}

/** A card laid right, about where a map of Europe would have it, so that room is left for the others; or a swap. */
export function goodMove(view: OpenBoard, hand: readonly City[]): Move {
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

function isRight(view: OpenBoard, city: City, cell: Cell): boolean {
  return contradictions(view.laid, view.backs, cell, place(city)).length === 0;
}

/** How far a cell is from where the map would have the city. */
function stray(view: OpenBoard, city: City, { row, column }: Cell): number {
  const { latitude, longitude } = place(city);
  const down = ((71 - latitude) / 37) * (view.rows - 1);
  const across = ((longitude + 24) / 70) * (view.columns - 1);
  return Math.hypot(row - down, column - across);
}

/** On their turn, chooses a card, then a cell or a pile. A finger taps twice: on the whole board the first tap only comes nearer. */
export async function make(page: Page, move: Move, taps: 1 | 2): Promise<void> {
  // What somebody else has just played may still be moving the page.
  await page.locator('[data-prompt][data-mine="true"]').waitFor();
  if (move.type !== "draw")
    await page.locator(`[data-card="${move.city}"]`).click();
  if (move.type !== "lay") {
    await page.locator(`[data-pile="${move.pile}"]`).click();
    return;
  }
  // On a phone the cell may be out of sight.
  const further = page.locator("[data-further]");
  while ((await further.count()) > 0) await further.click();
  const cell = page.locator(`[data-cell="${move.row}-${move.column}"]`);
  if (taps === 1) return cell.click();
  await cell.tap();
  // A browser that is kept waiting may take a tap for a finger that rests: then nothing comes nearer, and one taps again.
  if (!(await isShown(further))) {
    await cell.tap();
    await further.waitFor();
  }
  await cell.tap();
}

/** Whether it is there after a while that is long for any tap. */
function isShown(place: Locator): Promise<boolean> {
  return place.waitFor({ timeout: TAP_PATIENCE }).then(
    () => true,
    () => false,
  );
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

interface Position {
  readonly seq: number;
  readonly view: View;
}

const MOST_MOVES = 60;

/** Plays a match to its end over HTTP, each with their own cookie. */
export async function playOut(pages: readonly [Page, Page]): Promise<void> {
  const [first] = pages;
  const path = `/api/tables/${new URL(first.url()).pathname.split("/").at(-1)}`;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const answer = await first.request.get(`${path}/view`);
    const { seq, view } = (await answer.json()) as Position;
    if (view.ending !== undefined) return;
    const move = goodMove(view, view.hands[view.turn] ?? []);
    const played = await pages[view.turn]?.request.post(`${path}/moves`, {
      data: { id: `move-${seq}`, seq, move },
    });
    expect(played?.status()).toBe(200);
  }
  throw new Error("The match does not end.");
}
