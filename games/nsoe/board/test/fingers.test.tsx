// @vitest-environment happy-dom
/** Fingers on a phone: the part of the board that is seen moves with them, and a tap lays only where a finger can aim. */

import { PhoneObserver } from "@stolik/furniture/testing";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import styles from "../grid.module.css";
import { open, TableMatch } from "./table.tsx";
import type { Page } from "./table.tsx";

let page: Page;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("ResizeObserver", PhoneObserver);
});
afterEach(() => {
  page.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The cells marked as the one in question. */
function marked(): (string | null)[] {
  return page
    .all(`.${styles.aimed}`)
    .map((cell) => cell.getAttribute("data-cell"));
}

/** A finger takes the card there and lets it go. */
function drag(card: string, cell: string): void {
  const finger = { pointerType: "touch", pointerId: 1, bubbles: true };
  const there = { ...finger, clientX: 100, clientY: 100 };
  vi.spyOn(document, "elementFromPoint").mockReturnValue(page.find(cell));
  page.fire(card, new PointerEvent("pointerdown", finger));
  for (const type of ["pointermove", "pointerup"])
    act(() => void window.dispatchEvent(new PointerEvent(type, there)));
}

/** As far away as it goes. */
function toTheWhole(): void {
  while (page.all("[data-further]").length > 0) page.tap("[data-further]");
}

const field = () => page.find("[data-field]").getAttribute("style") ?? "";

function finger(type: string, id: number, x: number, y: number): void {
  const init = { pointerType: "touch", pointerId: id, bubbles: true };
  const at = { ...init, clientX: x, clientY: y };
  page.fire('[data-cell="2-3"]', new PointerEvent(type, at));
}

it("[N7] a phone shows a part of the board, near enough for a finger to lay", async () => {
  const match = new TableMatch();
  const card = `[data-card="${match.state.hands[0]?.[0]}"]`;
  page = await open(match);
  expect(page.all("[data-overview]")).toHaveLength(1);
  page.tap(card);
  page.tap('[data-cell="4-3"]', "touch");
  expect(page.moves).toMatchObject([{ type: "lay", row: 4, column: 3 }]);
});

it("[N7] on the whole board the first tap, or a dropped card, marks a cell and comes nearer; the second lays", async () => {
  const match = new TableMatch();
  const card = `[data-card="${match.state.hands[0]?.[0]}"]`;
  page = await open(match);
  toTheWhole();
  expect(page.all("[data-overview]")).toHaveLength(0);
  drag(card, '[data-cell="2-3"]');
  expect(page.moves).toEqual([]);
  expect(marked()).toEqual(["2-3"]);
  expect(page.all("[data-overview]")).toHaveLength(1);
  page.tap('[data-cell="2-3"]', "touch");
  expect(page.moves).toMatchObject([{ type: "lay", row: 2, column: 3 }]);
  expect(marked()).toEqual([]);
});

it("[N7] a mouse lays at once, however small the cells are", async () => {
  const match = new TableMatch();
  page = await open(match);
  toTheWhole();
  page.tap(`[data-card="${match.state.hands[0]?.[0]}"]`);
  page.tap('[data-cell="2-3"]', "mouse");
  expect(page.moves).toHaveLength(1);
});

it("one finger moves the field and lays nothing, two come nearer", async () => {
  const match = new TableMatch();
  page = await open(match);
  page.tap(`[data-card="${match.state.hands[0]?.[0]}"]`);
  const before = field();
  finger("pointerdown", 1, 100, 100);
  finger("pointermove", 1, 60, 100);
  finger("pointerup", 1, 60, 100);
  page.tap('[data-cell="2-3"]');
  expect(page.moves).toEqual([]);
  expect(field()).not.toBe(before);
  toTheWhole();
  expect(field()).toContain("scale(1)");
  finger("pointerdown", 1, 100, 100);
  finger("pointerdown", 2, 200, 100);
  finger("pointermove", 2, 300, 100);
  expect(field()).toContain("scale(2)");
});

it("a finger whose lifting was never told spoils no later tap", async () => {
  const match = new TableMatch();
  page = await open(match);
  page.tap(`[data-card="${match.state.hands[0]?.[0]}"]`);
  finger("pointerdown", 1, 100, 100);
  finger("pointermove", 1, 60, 100);
  page.tap('[data-cell="2-3"]', "touch");
  expect(page.moves).toHaveLength(1);
});

it("the small picture of the whole board moves the field", async () => {
  page = await open(new TableMatch());
  const before = field();
  const picture = page.find("[data-overview]");
  const box = { left: 0, top: 0, width: 80, height: 50 } as DOMRect;
  vi.spyOn(picture, "getBoundingClientRect").mockReturnValue(box);
  const at = { clientX: 5, clientY: 5, buttons: 1, bubbles: true };
  page.fire("[data-overview]", new PointerEvent("pointerdown", at));
  expect(field()).not.toBe(before);
});

it("a card that was checked, and a cell that keys lead to, come into sight", async () => {
  const match = new TableMatch();
  page = await open(match);
  const before = field();
  match.lay(true);
  page.update();
  page.press('[data-cell="0-0"]', "PageUp");
  page.press('[data-cell="0-7"]', "Home");
  expect(field()).not.toBe(before);
});
