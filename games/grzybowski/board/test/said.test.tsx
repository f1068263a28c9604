// @vitest-environment happy-dom
/** What is said where it matters: about a card before it is taken, about a tap that leads nowhere, about points that do not come. */

import { act } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { wordsIn } from "../words.ts";
import { cell, own, row, withoutMotion } from "./grid.ts";
import { count } from "../../rules/index.ts";
import { changedGoals, scoredText } from "../goal-words.ts";
import { library, open, TableMatch } from "./table.tsx";
import type { Page } from "./table.tsx";

let page: Page;

beforeAll(() => {
  withoutMotion();
  // This page has no dialogs of its own.
  HTMLDialogElement.prototype.showModal ??= vi.fn<() => void>();
});
afterEach(() => page.close());

/** A finger's tap. */
function touch(selector: string): void {
  const init = { bubbles: true, pointerType: "touch", button: 0 };
  page.fire(selector, new PointerEvent("pointerdown", init));
  page.tap(selector);
}

async function inEnglish() {
  return { words: wordsIn(await library(), "en"), language: "en" } as const;
}

const hint = () => page.find("[data-hint]").textContent;

describe("a finger on the market", () => {
  it("[G6] sees the card with what it does, and takes it there", async () => {
    page = await open(new TableMatch());
    touch('[data-take="0"]');
    expect(page.all(own("[data-lit]"))).toHaveLength(0);
    const sheet = page.find("dialog[data-inspector]");
    expect(sheet.textContent).toContain("You lay it this side up");
    page.tap("[data-take-it]");
    expect(page.all("dialog[data-inspector]")).toHaveLength(0);
    expect(page.all(own("[data-lit]"))).toHaveLength(1);
  });

  it("[G6] reads the side that is up first", async () => {
    page = await open(new TableMatch());
    const first = () =>
      page.find("dialog [data-up]").parentElement?.firstElementChild
        ?.nextElementSibling;
    touch('[data-take="0"]');
    expect(first()?.hasAttribute("data-up")).toBe(true);
    page.tap('dialog button[aria-label="Close"]');
    touch('[data-take="3"]');
    expect(first()?.hasAttribute("data-up")).toBe(true);
  });

  it("reads a card that cannot be taken now", async () => {
    page = await open(new TableMatch(), "en", 1);
    touch('[data-take="0"]');
    expect(page.all("dialog[data-inspector]")).toHaveLength(1);
    expect(page.all("[data-take-it]")).toHaveLength(0);
    expect(page.find("dialog [data-why]").textContent).toBe(
      "It isn’t your turn yet.",
    );
  });
});

describe("a tap that leads nowhere", () => {
  it("[G8] on the stack says what the stack is for", async () => {
    page = await open(new TableMatch());
    expect(hint()).toBe("");
    page.tap("[data-stack] button");
    expect(hint()).toContain("This is the stack");
    page.tap('[data-take="2"]');
    expect(hint()).toBe("");
  });

  it("[G6] out of turn says so, on the market and on one’s own grid", async () => {
    page = await open(new TableMatch().lay(...row), "en", 1);
    page.tap('[data-take="2"]');
    expect(hint()).toBe("It isn’t your turn yet.");
    page.close();
    page = await open(new TableMatch(), "en", 1);
    page.tap('[data-grid="1"] [data-cell]');
    expect(hint()).toBe("It isn’t your turn yet.");
  });

  it("[G6, G7] on a place says why no card goes there", async () => {
    page = await open(new TableMatch().lay(...row));
    page.tap(cell(0, 3));
    expect(hint()).toBe("First take a card.");
    page.tap('[data-take="2"]');
    page.tap(cell(0, 1));
    expect(hint()).toContain("already");
    page.tap(cell(-1, 3));
    expect(hint()).toContain("not only at a corner");
    page.tap(cell(1, 0));
    expect(hint()).toBe("");
  });
});

describe("points that do not come", () => {
  it("[G15, G22] an avoidance names the card, under a chance too", async () => {
    page = await open(
      new TableMatch().lay(
        ["boycott", "back", 0, 0],
        ["iron-shops", "front", 0, 1],
        ["rabbinical-school", "back", 1, 0],
      ),
    );
    expect(page.find('[data-tally="0"]').textContent).toContain(
      "in its row or column: Iron shops",
    );
    page.close();
    page = await open(new TableMatch());
    const wording = await inEnglish();
    const under = {
      type: "avoidance",
      cell: 0,
      back: "no-trade-1936",
      front: null,
      points: 0,
      cells: [1],
      cards: [{ front: "iron-shops", isUnder: true }],
      unseen: [],
    } as const;
    expect(scoredText(under, wording)).toBe(
      "in its row or column: Iron shops (under an unused chance)",
    );
  });

  it("[G12] one more pattern that shares a card is told, though it brings nothing", async () => {
    page = await open(new TableMatch());
    const wording = await inEnglish();
    const scored = {
      type: "arrangement",
      cell: 0,
      back: "pair-varsovians-unrest",
      front: "iron-shops",
      points: 3,
      arrangements: [{ cells: [1, 2] }],
    } as const;
    const before = { total: 3, scored: [{ ...scored, ways: 1 }] };
    const now = { total: 3, scored: [{ ...scored, ways: 2 }] };
    expect(changedGoals(before, now, wording)).toEqual([
      "Iron shops: one more would share a card with one that already counts",
    ]);
    expect(changedGoals(before, before, wording)).toEqual([]);
  });
});

it("[G12] whoever is new sees the patterns that count outlined", async () => {
  const pair = new TableMatch().playUntil(14, 4);
  const counted = () => page.all('[data-grid="0"] [data-outline="counted"]');
  page = await open(pair);
  expect(counted()).toHaveLength(0);
  page.close();
  page = await open(pair, "en", 0, true);
  const arrangements = count(
    pair.state.grids[0] ?? { cards: [] },
  ).scored.flatMap((one) =>
    one.type === "arrangement" ? one.arrangements : [],
  );
  expect(arrangements.length).toBeGreaterThan(0);
  expect(counted()).toHaveLength(arrangements.length);
});

it("[G7] that the frame has become fixed is said with the points", async () => {
  page = await open(
    new TableMatch().lay(
      ["prozna-street", "front", 0, 0],
      ["mirow-halls", "front", 0, 1],
      ["iron-shops", "front", 0, 2],
      ["great-synagogue", "front", 0, 3],
    ),
  );
  page.tap('[data-take="2"]');
  page.tap(cell(1, 0));
  expect(page.root.textContent).not.toContain("The frame is fixed");
  page.tap(cell(0, 4));
  expect(page.find("[data-goals]").textContent).toContain(
    "no card goes left or right of it",
  );
});

it("the keyboard goes to the prompt when the turn was confirmed", async () => {
  page = await open(new TableMatch());
  page.tap('[data-take="3"]');
  page.tap(own("[data-lit]"));
  act(() => (page.find("[data-confirm]") as HTMLElement).focus());
  page.tap("[data-confirm]");
  page.update();
  expect(document.activeElement).toBe(page.find("[data-prompt]"));
});
