// @vitest-environment happy-dom
/** What people do at the board, and which moves come of it. */

import { allCome } from "@stolik/furniture/testing";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { open, TableMatch } from "./table.tsx";
import type { Page } from "./table.tsx";

let page: Page;

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => page.close());

function firstCard(match: TableMatch): string {
  const [city] = match.state.hands[0] ?? [];
  return city ?? "";
}

describe("laying", () => {
  it("[N7] a card and then a cell make a move", async () => {
    const match = new TableMatch();
    page = await open(match);
    page.tap(`[data-card="${firstCard(match)}"]`);
    page.tap('[data-cell="2-3"]');
    expect(page.moves).toEqual([
      { type: "lay", city: firstCard(match), row: 2, column: 3 },
    ]);
  });

  it("[N7] the arrow keys walk the grid and Enter lays", async () => {
    const match = new TableMatch();
    page = await open(match);
    page.tap(`[data-card="${firstCard(match)}"]`);
    page.press('[data-cell="5-7"]', "ArrowUp");
    page.press('[data-cell="4-7"]', "ArrowLeft");
    expect(document.activeElement?.getAttribute("data-cell")).toBe("4-6");
    page.press('[data-cell="4-6"]', "Enter", true);
    expect(page.moves).toEqual([]);
    page.press('[data-cell="4-6"]', "Enter");
    expect(page.moves).toEqual([
      { type: "lay", city: firstCard(match), row: 4, column: 6 },
    ]);
  });

  it("[N7] free cells light up for a chosen card, and Escape puts it back", async () => {
    const match = new TableMatch();
    page = await open(match);
    const card = `[data-card="${firstCard(match)}"]`;
    const pips = () => page.root.querySelectorAll("[data-pips]").length;
    expect(pips()).toBe(0);
    page.tap(card);
    expect(page.find(card).getAttribute("aria-pressed")).toBe("true");
    expect(pips()).toBe(1);
    page.press('[data-cell="5-7"]', "Escape");
    expect(pips()).toBe(0);
    expect(page.find(card).getAttribute("aria-pressed")).toBe("false");
    expect(document.activeElement).toBe(page.find(card));
  });

  it("[N12] a taken cell takes no second card", async () => {
    const match = new TableMatch();
    page = await open(match);
    page.tap(`[data-card="${firstCard(match)}"]`);
    page.tap('[data-cell="5-7"]');
    page.press('[data-cell="5-7"]', "Enter");
    expect(page.moves).toEqual([]);
  });

  it("[N2] a cell says where it lies", async () => {
    page = await open(new TableMatch());
    const label = page.find('[data-cell="2-6"]').getAttribute("aria-label");
    expect(label).toMatch(/^row 3, column 7: free, west of .+, north of .+$/);
    expect(page.root.querySelectorAll('[role="gridcell"]')).toHaveLength(165);
    expect(
      page.root.querySelectorAll('[role="gridcell"][tabindex="0"]'),
    ).toHaveLength(1);
  });
});

describe("piles", () => {
  it("[N8] a card and then a pile swap", async () => {
    const match = new TableMatch();
    page = await open(match);
    page.tap(`[data-card="${firstCard(match)}"]`);
    page.tap('[data-pile="1"]');
    expect(page.moves).toEqual([
      { type: "swap", city: firstCard(match), pile: 1 },
    ]);
  });

  it("[N13] after a wrong card the piles are to be drawn from, and nothing else", async () => {
    const match = new TableMatch();
    match.lay(false);
    page = await open(match);
    expect(page.find("[data-card]").hasAttribute("disabled")).toBe(true);
    expect(page.root.textContent).toContain("Draw two cards");
    page.tap('[data-pile="2"]');
    expect(page.moves).toEqual([{ type: "draw", pile: 2 }]);
    match.play({ type: "draw", pile: 2 });
    page.update();
    expect(page.root.textContent).toContain("One more card");
  });

  it("[N3] a pile shows its top name and how many it holds", async () => {
    const match = new TableMatch();
    page = await open(match);
    const label = page.find('[data-pile="0"]').getAttribute("aria-label");
    expect(label).toMatch(/^Pile 1: .+ on top, cards: 23$/);
  });
});

describe("watching", () => {
  it("[N4] a spectator sees every hand and may touch nothing", async () => {
    const match = new TableMatch();
    page = await open(match, "en", null);
    expect(page.root.querySelectorAll("[data-card]")).toHaveLength(0);
    expect(page.root.querySelectorAll("ul[data-seat] li")).toHaveLength(6);
    page.tap('[data-cell="1-1"]');
    expect(page.moves).toEqual([]);
  });

  it("[N10] [N13] the check shows the failed comparison, until it is closed", async () => {
    const match = new TableMatch();
    page = await open(match);
    match.lay(false);
    page.update();
    const check = page.find("[data-verdict]");
    expect(check.getAttribute("data-verdict")).toBe("wrong");
    expect(check.textContent).toMatch(/further|apart/);
    expect(check.querySelector("header")?.textContent).toContain("Ola’s card");
    await allCome();
    // Both places are named on the map.
    expect(page.all('[data-verdict] svg[role="group"] text')).toHaveLength(2);
    page.tap('[aria-label="Close the check"]');
    expect(page.root.querySelector("[data-verdict]")).toBeNull();
  });

  it("an earlier check may be looked at again, until the next one comes", async () => {
    const match = new TableMatch();
    match.lay(true);
    match.lay(false);
    page = await open(match);
    const verdict = () =>
      page.find("[data-verdict]").getAttribute("data-verdict");
    expect(verdict()).toBe("wrong");
    page.tap("ol li:nth-child(2) button");
    expect(verdict()).toBe("right");
    match.play({ type: "draw", pile: 0 });
    match.play({ type: "draw", pile: 0 });
    page.update();
    expect(verdict()).toBe("right");
    match.lay(false);
    page.update();
    expect(verdict()).toBe("wrong");
  });

  it("[N8] a check is gone after a swap, and at the end", async () => {
    const match = new TableMatch();
    match.lay(true);
    page = await open(match);
    expect(page.root.querySelector("[data-verdict]")).not.toBeNull();
    const [city = "roma"] = match.state.hands[match.state.turn] ?? [];
    match.play({ type: "swap", city, pile: 0 });
    page.update();
    expect(page.root.querySelector("[data-verdict]")).toBeNull();
    page.tap("ol li:nth-child(2) button");
    expect(page.root.querySelector("[data-verdict]")).not.toBeNull();
  });

  it("[N12] a right card is checked too, and read out", async () => {
    const match = new TableMatch();
    page = await open(match);
    match.lay(true);
    page.update();
    expect(page.find("[data-verdict]").getAttribute("data-verdict")).toBe(
      "right",
    );
    expect(page.find('[aria-live="polite"]').textContent).toContain("Ola lays");
  });

  it("[N15] [N17] the end shows a map with every city of the board", async () => {
    const match = new TableMatch("roomy");
    match.lay(true);
    match.lay(true);
    match.swapToTheEnd();
    page = await open(match);
    const cities = page.root.querySelectorAll(
      'section[aria-label="Where they really are"] li button',
    );
    expect(cities).toHaveLength(match.state.laid.length);
    await allCome();
    const land = '[data-entrance] svg[role="group"] > g';
    expect(page.all(land).length).toBeGreaterThan(match.state.laid.length);
  });
});
