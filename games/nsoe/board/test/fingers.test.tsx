// @vitest-environment happy-dom
/** Fingers on a phone: the first tap, or a dropped card, magnifies and leaves its mark. */

import { PhoneObserver } from "@stolik/furniture/testing";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import styles from "../grid.module.css";
import { Match, open } from "./table.tsx";
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

it("[N7] a dropped card marks its cell as a tap does, until the whole board is back", async () => {
  const match = new Match();
  const card = `[data-card="${match.state.hands[0]?.[0]}"]`;
  page = await open(match);
  drag(card, '[data-cell="2-3"]');
  expect(page.moves).toEqual([]);
  expect(marked()).toEqual(["2-3"]);
  page.tap('button[aria-pressed="true"]:not([data-card])');
  expect(marked()).toEqual([]);
  page.tap('[data-cell="4-3"]', "touch");
  expect(marked()).toEqual(["4-3"]);
  page.tap('[data-cell="4-3"]', "touch");
  expect(page.moves).toMatchObject([{ type: "lay", row: 4, column: 3 }]);
  expect(marked()).toEqual([]);
});
