/** How people of these journeys play Open Letters: they see board and rack as the page tells them, and know what the deal will bring. */

import { alphabet, boards, EMPTY } from "@stolik/letters/rules";
import type { Move, View } from "@stolik/letters/rules";
import type { Locator, Page } from "playwright-core";
import { viewAs } from "./table.ts";

/** What lies on the board and stands on one's own rack. */
export interface Sight {
  readonly tiles: readonly string[];
  readonly rack: readonly string[];
}

/** Read from the labels, as somebody who does not see the screen would; every language names the letter first. */
export async function sight(page: Page): Promise<Sight> {
  const fields = await labels(page.locator("[data-field]"), "data-field");
  const slots = await labels(page.locator("[data-slot]"), "data-slot");
  return {
    tiles: fields.map((label) => letterOf(label.split(": ")[1])),
    rack: slots.map(letterOf),
  };
}

/** The labels in the order of the numbers beside them. */
async function labels(all: Locator, number: string): Promise<string[]> {
  const found = await all.evaluateAll(
    (elements, name) =>
      elements.map((element) => ({
        place: Number(element.getAttribute(name)),
        label: element.getAttribute("aria-label") ?? "",
      })),
    number,
  );
  return found
    .toSorted((one, other) => one.place - other.place)
    .map(({ label }) => label);
}

function letterOf(label = ""): string {
  const [letter = "", rest] = label.split(",");
  return rest !== undefined && alphabet.includes(letter) ? letter : EMPTY;
}

/** The view of the person's own table, as their browser may ask for it. */
export const viewOf = viewAs<View>;

/** The light field in this row and column of the square board, counted from 1 as the labels do. */
export function squareField(row: number, column: number): number {
  return boards.square.fields.findIndex(
    ({ x, y }) => x === column - 1 && y === row - 1,
  );
}

export function field(page: Page, index: number): Locator {
  return page.locator(`[data-field="${index}"]`);
}

/** A tile of the rack by its letter. */
function tile(page: Page, letter: string): Locator {
  return page.locator(
    `[data-slot][data-tried="false"][aria-label^="${letter},"]`,
  );
}

/** Takes a tile of the rack and puts it on a field, by two taps. */
export async function lay(
  page: Page,
  letter: string,
  at: number,
): Promise<void> {
  await tile(page, letter).first().click();
  await field(page, at).click();
  await field(page, at).and(page.locator('[data-tried="true"]')).waitFor();
}

/** The same by dragging it there. */
export async function drag(
  page: Page,
  letter: string,
  at: number,
): Promise<void> {
  const from = await middleOf(tile(page, letter).first());
  const to = await middleOf(field(page, at));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await field(page, at).and(page.locator('[data-tried="true"]')).waitFor();
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function panel(page: Page): Locator {
  return page.getByRole("region", { name: /^(Your word|Twoje słowo)$/ });
}

export function playButton(page: Page): Locator {
  return panel(page).getByRole("button", { name: /^(Play|Zagraj)$/ });
}

export function scoreSheet(page: Page): Locator {
  return page.getByRole("region", { name: /^(Score sheet|Punktacja)$/ });
}

export async function type(page: Page, word: string): Promise<void> {
  await panel(page).getByRole("textbox").fill(word);
}

/** Confirms a word that is there already; it must bring what was shown. */
export async function confirm(page: Page, total: number): Promise<void> {
  await panel(page)
    .getByText(new RegExp(`^${total} (pts|pkt)$`))
    .waitFor();
  await playButton(page).click();
}

/** Does one move of a deal of the day: lays the tiles and types the word that is read, or stops. */
export async function makeAlone(page: Page, move: Move): Promise<void> {
  if (move.type === "pass") {
    await page.locator('[data-action="pass"]').click();
    return page.locator('[data-action="sure"]').click();
  }
  if (move.type !== "word") throw new Error(`Nobody is asked to ${move.type}.`);
  for (const { letter, field: at } of move.lay) await lay(page, letter, at);
  const { tiles } = await sight(page);
  const word = move.word.map((at) => tiles[at]).join("");
  await type(page, word);
  await playButton(page).click();
  await page.locator(`[data-try="${word}"]`).first().waitFor();
}
