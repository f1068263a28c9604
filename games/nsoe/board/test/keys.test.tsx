// @vitest-environment happy-dom
/** The keyboard and the voice: where the focus goes after a move, and what is said then. */

import { act } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { open, TableMatch } from "./table.tsx";
import type { Page } from "./table.tsx";

let page: Page;

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => page.close());

function firstCard(match: TableMatch) {
  const [city = "roma"] = match.state.hands[match.state.turn] ?? [];
  return city;
}

function focus(selector: string): void {
  act(() => (page.find(selector) as HTMLElement).focus());
}

describe("the focus", () => {
  it("[N8] waits at the prompt after a swap, a step before the hand", async () => {
    const match = new TableMatch();
    const city = firstCard(match);
    page = await open(match);
    page.tap(`[data-card="${city}"]`);
    focus('[data-pile="1"]');
    page.tap('[data-pile="1"]');
    expect(document.activeElement).toBe(page.find("[data-prompt]"));
    match.play({ type: "swap", city, pile: 1 });
    page.update();
    expect(document.activeElement).toBe(page.find("[data-prompt]"));
  });

  it("[N13] stays on the pile for the second card, and leaves it after that", async () => {
    const match = new TableMatch();
    match.lay(false);
    page = await open(match);
    focus('[data-pile="2"]');
    match.play({ type: "draw", pile: 2 });
    page.update();
    expect(document.activeElement).toBe(page.find('[data-pile="2"]'));
    match.play({ type: "draw", pile: 2 });
    page.update();
    expect(document.activeElement).toBe(page.find("[data-prompt]"));
  });

  it("[N13] comes back from the prompt to the piles if one is to be drawn from", async () => {
    const match = new TableMatch();
    page = await open(match);
    focus("[data-prompt]");
    match.lay(false);
    page.update();
    expect(document.activeElement).toBe(page.find('[data-pile="0"]'));
  });

  it("[N8] stays on the board when a swap ends the match", async () => {
    const match = new TableMatch();
    page = await open(match);
    focus('[data-cell="5-7"]');
    match.swapToTheEnd();
    page.update();
    expect(document.activeElement).not.toBe(document.body);
    expect(page.root.contains(document.activeElement)).toBe(true);
  });

  it("is left alone while it is elsewhere", async () => {
    const match = new TableMatch();
    page = await open(match);
    const field = document.createElement("input");
    document.body.append(field);
    focus('[data-pile="0"]');
    field.focus();
    match.lay(false);
    page.update();
    expect(document.activeElement).toBe(field);
    field.remove();
  });
});

describe("C", () => {
  it("[N12] goes from card to card in reading order, with Shift back", async () => {
    const match = new TableMatch();
    match.lay(true);
    const cells = match.state.laid
      .toSorted(
        (one, other) => one.row - other.row || one.column - other.column,
      )
      .map(({ row, column }) => `${row}-${column}`);
    page = await open(match);
    const at = () => document.activeElement?.getAttribute("data-cell") ?? "";
    page.press('[data-cell="0-0"]', "PageUp");
    const walk = (key: string) => {
      page.press(`[data-cell="${at()}"]`, key);
      return at();
    };
    walk("Home");
    expect([walk("c"), walk("c"), walk("c")]).toEqual([...cells, cells[0]]);
    expect(walk("C")).toBe(cells[1]);
    const grid = page.find('[role="grid"]');
    const keys = document.getElementById(
      grid.getAttribute("aria-describedby") ?? "",
    );
    expect(keys?.textContent).toContain("from card to card");
  });
});

describe("the voice", () => {
  const said = () => page.find('[aria-live="polite"]').textContent;

  it("[N13] says after what happened that two cards are to be drawn, then one, then nothing", async () => {
    const match = new TableMatch();
    page = await open(match);
    match.lay(false);
    page.update();
    expect(said()).toMatch(
      /^Ola lays .+ Draw two cards, from one pile or from two: choose a pile\.$/,
    );
    expect(said()?.match(/not there/gi)).toHaveLength(1);
    expect(page.find("[data-prompt]").textContent).toContain(
      "Not there: the card is put away. Draw two cards",
    );
    match.play({ type: "draw", pile: 2 });
    page.update();
    expect(said()).toMatch(/^Ola draws .+ One more card, from any pile: /);
    match.play({ type: "draw", pile: 2 });
    page.update();
    expect(said()).toMatch(/^Ola draws .+ from pile 3\.$/);
  });

  it("[N10] says where a card was laid, by the cards around it", async () => {
    const match = new TableMatch();
    page = await open(match);
    match.lay(true);
    page.update();
    const { row = 0, column = 0 } = match.state.laid[1] ?? {};
    expect(said()).toContain(
      `It lies in row ${row + 1}, column ${column + 1}: `,
    );
    expect(said()).toMatch(/: ((west|east|north|south) of|in one)/);
  });

  it("[N7] a list tells what lies where, and rows have short names", async () => {
    const match = new TableMatch();
    match.lay(true);
    page = await open(match);
    const list = page.all('ul[aria-label="The cards on the board"] li');
    expect(list).toHaveLength(2);
    for (const item of list)
      expect(item.textContent).toMatch(/°.+, row \d+, column \d+$/);
    expect(page.find('[role="row"]').getAttribute("aria-label")).toBe("row 1");
  });

  it("[N12] says why a tap on a card that lies does nothing, and what is missing without a card", async () => {
    const match = new TableMatch();
    const { row = 0, column = 0 } = match.state.laid[0] ?? {};
    const taken = `[data-cell="${row}-${column}"]`;
    const prompt = () => page.find("[data-prompt]").textContent;
    page = await open(match);
    page.tap('[data-cell="0-0"]');
    expect(prompt()).toBe("First choose a card from your hand, then a space.");
    page.tap(`[data-card="${firstCard(match)}"]`);
    page.tap(taken);
    expect(page.moves).toEqual([]);
    expect(prompt()).toContain("There’s a card there already.");
    expect(said()).toContain("There’s a card there already.");
    page.tap(`[data-card="${firstCard(match)}"]`);
    expect(prompt()).toBe("Your turn: choose a card.");
  });

  it("[N13] does not tell others to draw", async () => {
    const match = new TableMatch();
    page = await open(match, "en", 1);
    match.lay(false);
    page.update();
    expect(said()).toContain("Ola lays");
    expect(said()).not.toContain("Draw");
  });

  it("[N7] says once what a chosen card is for", async () => {
    const match = new TableMatch();
    page = await open(match);
    page.tap(`[data-card="${firstCard(match)}"]`);
    expect(said()).toMatch(/: choose a free space/);
    const sentence = page.find('[aria-live="polite"] span');
    page.update();
    expect(page.find('[aria-live="polite"] span')).toBe(sentence);
  });
});
