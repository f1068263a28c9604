// @vitest-environment happy-dom
/** The keyboard follows the final count, and the result is said aloud after it, never before. */

import { afterEach, beforeAll, expect, it } from "vitest";
import { grzybowski } from "../../rules/index.ts";
import { withoutMotion } from "./grid.ts";
import { open, TableMatch } from "./table.tsx";
import type { Page } from "./table.tsx";

let page: Page;

beforeAll(() => withoutMotion());
afterEach(() => page.close());

const voice = () =>
  page.all('[role="status"][aria-live="polite"]').at(-1)?.textContent;

it("[G10] once the count was shown, and not where it had been over before", async () => {
  const match = new TableMatch().playUntil(24);
  const isFull = () =>
    match.state.grids.every(({ cards }) => cards.length === 25);
  while (!isFull()) playOn(match);
  page = await open(match);
  while (!match.state.isOver) playOn(match);
  page.update();
  expect(document.activeElement).toBe(page.find("[data-show]"));
  expect(voice()).not.toMatch(/\bwins?\b/);
  page.tap("[data-skip]");
  expect(voice()).toMatch(/^Both grids are full\. .+\bwins?\b/);
  page.close();
  page = await open(match);
  expect(voice()).toBe("");
});

function playOn(match: TableMatch): void {
  const { state } = match;
  const move = [...grzybowski.moves(state, state.turn)].at(-1);
  if (!move) throw new Error("There is no move.");
  match.play(move);
}
