// @vitest-environment happy-dom
/** How chances are used at the board (G20, G21), and which moves come of it. */

import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { cellAt } from "../../rules/index.ts";
import { chanceCards, open, TableMatch } from "./table.tsx";
import type { Page } from "./table.tsx";
import { cell, row, withoutMotion } from "./grid.ts";

let page: Page;

beforeAll(withoutMotion);
afterEach(() => page.close());

describe("chances", () => {
  const withChance = (chance: keyof typeof chanceCards) =>
    new TableMatch().lay(...row, [chanceCards[chance], "back", 1, 0]);

  it("[G20] a chance offers itself in the grid and beside it", async () => {
    page = await open(withChance("swap"));
    expect(page.find(cell(1, 0)).hasAttribute("data-offered")).toBe(true);
    page.tap(cell(1, 0));
    expect(page.find('[data-chance="swap"]').getAttribute("aria-pressed")).toBe(
      "true",
    );
  });

  it("[G20] a chance laid in this turn says that it waits for the next", async () => {
    const match = new TableMatch().lay(...row);
    expect(match.state.market[0]?.card?.back).toBe("chance-turn-joker");
    page = await open(match);
    page.tap('[data-take="0"]');
    page.tap(cell(1, 0));
    page.tap(cell(1, 0));
    expect(page.find("[data-why=chance-too-new]").textContent).not.toBe("");
  });

  it("[G21] a chance says why it cannot be used at this point", async () => {
    page = await open(withChance("diagonal"));
    page.tap(cell(1, 0));
    expect(page.find("[data-why=wrong-moment]").textContent).not.toBe("");
  });

  it("[G9] a second chance says that one was used", async () => {
    page = await open(
      new TableMatch().lay(
        ...row,
        [chanceCards.flip, "back", 1, 0],
        [chanceCards.move, "back", 1, 1],
      ),
    );
    page.tap('[data-chance="flip"]');
    page.tap(cell(0, 0));
    page.tap(cell(1, 1));
    expect(page.find("[data-why=one-chance-a-turn]").textContent).not.toBe("");
  });

  it("[G21] swap: two cards, with a preview of the points", async () => {
    page = await open(withChance("swap"));
    page.tap('[data-chance="swap"]');
    page.tap(cell(0, 0));
    page.tap(cell(0, 2));
    expect(page.find("[data-change]").getAttribute("data-change")).toBe("-1");
    page.tap('[data-take="2"]');
    page.tap(cell(1, 1));
    page.tap("[data-confirm]");
    expect(page.moves.map(({ type }) => type)).toEqual([
      "swap",
      "take",
      "lay",
      "end",
    ]);
  });

  it("[G21] move: a card and its new place", async () => {
    page = await open(withChance("move"));
    page.tap('[data-chance="move"]');
    page.tap(cell(0, 2));
    page.tap(cell(1, 1));
    expect(page.find(cell(1, 1)).hasAttribute("data-taken")).toBe(true);
    expect(page.find(cell(0, 2)).hasAttribute("data-taken")).toBe(false);
  });

  it("[G21] flip: one card is turned", async () => {
    page = await open(withChance("flip"));
    page.tap('[data-chance="flip"]');
    page.tap(cell(0, 0));
    expect(page.find(cell(0, 0)).getAttribute("aria-label")).toContain("back");
    // G20: the chance itself now lies resources up.
    expect(page.find(cell(1, 0)).getAttribute("aria-label")).toContain(
      "resources",
    );
  });

  it("[G21] from the stack: the side is chosen before the place", async () => {
    page = await open(withChance("draw"));
    page.tap('[data-chance="draw"]');
    page.tap("[data-use]");
    page.tap("[data-turn]");
    page.tap(cell(1, 1));
    page.tap("[data-confirm]");
    expect(page.moves.map(({ type }) => type)).toEqual(["draw", "lay", "end"]);
    expect(page.moves[1]).toMatchObject({ up: "back" });
  });

  it("[G21] a new market is sent at once, for good", async () => {
    page = await open(withChance("reshuffle"));
    page.tap('[data-chance="reshuffle"]');
    page.tap("[data-use]");
    expect(page.moves.map(({ type }) => type)).toEqual(["reshuffle"]);
    expect(page.root.querySelector("[data-undo]")).toBeNull();
  });

  it("[G21] on the slant: only corners are touched", async () => {
    page = await open(withChance("diagonal"));
    expect(page.root.querySelector('[data-chance="diagonal"]')).toBeNull();
    page.tap('[data-take="2"]');
    page.tap('[data-chance="diagonal"]');
    page.tap(cell(1, 3));
    page.tap("[data-confirm]");
    expect(page.moves[1]).toMatchObject({ chance: cellAt(6, 5) });
  });

  it("[G21] [G23] outside: the places beyond the fixed frame light up", async () => {
    const match = new TableMatch().lay(
      ...row,
      ["demonstration", "front", 0, 3],
      ["peretz", "front", 0, 4],
      [chanceCards.outside, "back", 1, 0],
    );
    page = await open(match);
    page.tap('[data-take="2"]');
    page.tap('[data-chance="outside"]');
    page.tap(cell(0, 5));
    page.tap("[data-confirm]");
    expect(match.state.grids[0]?.outside).toBe(cellAt(5, 10));
  });

  it("[G21] the joker is woken", async () => {
    page = await open(
      new TableMatch().lay(
        ...row,
        ["marceli-godlewski", "front", 1, 1],
        [chanceCards["turn-joker"], "back", 1, 0],
      ),
    );
    page.tap('[data-chance="turn-joker"]');
    page.tap("[data-use]");
    expect(page.find(cell(1, 1)).getAttribute("aria-label")).toContain("joker");
  });
});
