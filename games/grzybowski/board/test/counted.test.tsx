// @vitest-environment happy-dom
/** What a card counted in: lit and told when it is pointed at, touched or focused. */

import { afterEach, beforeAll, expect, it } from "vitest";
import { cell, own, withoutMotion } from "./grid.ts";
import { open, TableMatch } from "./table.tsx";
import type { Page, Placed } from "./table.tsx";

let page: Page;

beforeAll(withoutMotion);
afterEach(() => page.close());

/** A pair of Varsovians and Unrest, its goal, and a goal that the Trade of the shops spoils. */
const pair: readonly Placed[] = [
  ["bund-fighters", "back", 0, 0],
  ["iron-shops", "front", 0, 1],
  ["stefan-okrzeja", "front", 0, 2],
  ["boycott", "back", 1, 1],
  ["great-synagogue", "front", 1, 2],
];
const over = () => new TableMatch().playUntil(25).lay(...pair);
const told = () => page.find('[data-counted="0"]').textContent;
const lit = () => page.all(own('[data-outline="arrangement"]')).length;

it("[G12] [G15] a card that is pointed at lights its patterns and tells of its goals", async () => {
  page = await open(over());
  expect(told()).toBe("Point at a card to see what it counted for.");
  expect(lit()).toBe(0);
  point(cell(0, 1), "pointerover");
  expect(lit()).toBe(1);
  expect(page.all(own('[data-outline="cross"]'))).toHaveLength(1);
  expect(told()).toMatch(/: counted for .+ \(\+3\); spoils .+\.$/);
  point(own("[data-cell]"), "pointerout");
  expect(lit()).toBe(0);
});

it("[G10] once it is counted the cards lie without a gap, and not before", async () => {
  const match = over();
  page = await open(match);
  const joined = page.all(own("[data-joined]"));
  expect(joined).toHaveLength(match.state.grids[0]?.cards.length ?? 0);
  page.close();
  page = await open(new TableMatch());
  expect(page.all("[data-joined]")).toHaveLength(0);
});

it("[G12] a goal tells what it scored, and a card without one that it counted for none", async () => {
  page = await open(over());
  point(cell(0, 0), "pointerover");
  expect(told()).toMatch(/: 1 × 3 \(\+3\)\.$/);
  expect(lit()).toBe(1);
  point(cell(1, 2), "pointerover");
  expect(told()).toMatch(/: counted for no goal\.$/);
  expect(lit()).toBe(0);
});

it("[G12] what a finger has touched stays lit until the focus goes", async () => {
  page = await open(over());
  point(cell(0, 2), "pointerover", "touch");
  page.tap(cell(0, 2));
  point(own("[data-cell]"), "pointerout", "touch");
  expect(lit()).toBe(1);
  page.fire(cell(0, 2), new FocusEvent("focusout", { bubbles: true }));
  expect(lit()).toBe(0);
});

it("[G12] keys walk from card to card, and a screen reader hears it", async () => {
  page = await open(over());
  page.fire(cell(0, 2), new FocusEvent("focusin", { bubbles: true }));
  expect(lit()).toBe(1);
  expect(page.find(cell(0, 2)).getAttribute("aria-label")).toMatch(
    /counted for .+ \(\+3\)/,
  );
});

it("[G12] on the way, whoever only watches sees the patterns of a card too", async () => {
  page = await open(new TableMatch().lay(...pair), "en", null);
  point(cell(0, 1), "pointerover");
  expect(lit()).toBe(1);
});

it("[G7] whoever is to move is not led astray by them", async () => {
  page = await open(new TableMatch().lay(...pair));
  point(cell(0, 1), "pointerover");
  expect(lit()).toBe(0);
});

function point(
  selector: string,
  type: string,
  pointerType: "mouse" | "touch" = "mouse",
): void {
  const outside = type === "pointerout" ? { relatedTarget: document.body } : {};
  page.fire(
    selector,
    new PointerEvent(type, { bubbles: true, pointerType, ...outside }),
  );
}
