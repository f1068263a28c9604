// @vitest-environment happy-dom
/** What people do at the board, and which moves come of it. */

import { PhoneObserver } from "@stolik/furniture/testing";
import { act } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { cellAt, count, START } from "../../rules/index.ts";
import { backText, frontText } from "../words.ts";
import { open, TableMatch } from "./table.tsx";
import type { Page, Placed } from "./table.tsx";
import { cell, own, row, withoutMotion } from "./grid.ts";

let page: Page;
const opts = { bubbles: true };

beforeAll(withoutMotion);
afterEach(() => page.close());

describe("a turn", () => {
  it("[G6] [G7] a card, a place and a confirmation make take, lay and end", async () => {
    page = await open(new TableMatch());
    page.tap('[data-take="3"]');
    expect(page.moves).toEqual([]);
    expect(page.all(own("[data-lit]"))).toHaveLength(1);
    page.tap(own(`[data-cell="${START}"]`));
    expect(page.moves).toEqual([]);
    page.tap("[data-confirm]");
    expect(page.moves).toEqual([
      { type: "take", slot: 3 },
      { type: "lay", cell: START, up: "front" },
      { type: "end" },
    ]);
  });

  it("[G7] the places where the card may go light up, and the frame is drawn", async () => {
    page = await open(new TableMatch().lay(...row));
    expect(page.all(own("[data-lit]"))).toHaveLength(0);
    page.tap('[data-take="2"]');
    expect(page.all(own("[data-lit]"))).toHaveLength(8);
    expect(page.find(own("[data-frame]")).getAttribute("data-frame")).toBe(
      "floating-floating",
    );
    expect(page.find(cell(0, 3)).getAttribute("aria-label")).toContain(
      "the card may go here",
    );
  });

  it("until it is confirmed everything can be undone", async () => {
    page = await open(new TableMatch().lay(...row));
    page.tap('[data-take="2"]');
    page.tap(cell(1, 0));
    expect(page.find(cell(1, 0)).hasAttribute("data-taken")).toBe(true);
    page.tap("[data-undo]");
    expect(page.find(cell(1, 0)).hasAttribute("data-taken")).toBe(false);
    page.tap("[data-undo]");
    expect(page.root.querySelector('[aria-pressed="true"][data-take]')).toBe(
      null,
    );
    expect(page.moves).toEqual([]);
  });

  it("another card or another place may be chosen after all", async () => {
    page = await open(new TableMatch().lay(...row));
    page.tap('[data-take="2"]');
    page.tap(cell(1, 0));
    page.tap(cell(1, 1));
    page.tap("[data-confirm]");
    expect(page.moves[1]).toMatchObject({ cell: cellAt(6, 6) });
    page.close();
    page = await open(new TableMatch().lay(...row));
    page.tap('[data-take="2"]');
    page.tap('[data-take="0"]');
    page.tap(cell(1, 1));
    page.tap("[data-confirm]");
    expect(page.moves).toMatchObject([{ slot: 0 }, { up: "back" }, {}]);
  });

  it("the arrow keys walk the grid, Enter lays and Escape takes back", async () => {
    page = await open(new TableMatch().lay(...row));
    page.tap('[data-take="2"]');
    page.press(cell(0, 1), "ArrowDown");
    expect(document.activeElement?.getAttribute("data-cell")).toBe(
      String(cellAt(6, 6)),
    );
    page.press(cell(1, 1), "Enter");
    expect(page.find(cell(1, 1)).hasAttribute("data-taken")).toBe(true);
    page.press(cell(1, 1), "Escape");
    expect(page.find(cell(1, 1)).hasAttribute("data-taken")).toBe(false);
  });

  it("[G6] with hidden cards the other side is seen by taking for good", async () => {
    page = await open(new TableMatch(false));
    page.tap('[data-take="3"]');
    const look = page
      .all("button")
      .find((button) => button.textContent?.startsWith("Take it for good"));
    look?.setAttribute("data-look", "");
    page.tap("[data-look]");
    expect(page.moves).toEqual([{ type: "take", slot: 3 }]);
    page.tap(own(`[data-cell="${START}"]`));
    page.tap("[data-confirm]");
    expect(page.moves).toHaveLength(3);
  });

  it("a spectator, or a player out of turn, can touch nothing", async () => {
    page = await open(new TableMatch(), "en", null);
    page.tap('[data-take="3"]');
    expect(page.all("[data-lit]")).toHaveLength(0);
    page.close();
    page = await open(new TableMatch(), "en", 1);
    page.tap('[data-take="3"]');
    expect(page.all("[data-lit]")).toHaveLength(0);
    expect(page.moves).toEqual([]);
  });
});

describe("the score list", () => {
  const goal: readonly Placed[] = [
    ["singer", "back", 0, -1],
    ["chaim-pozner", "front", 0, 0],
    ["sienkiewicz-in-yiddish", "front", 0, 1],
  ];
  it.each([
    ["en", "2 of 3, missing: Borderland"],
    ["it", "2 su 3, da aggiungere: Terra di confine"],
    ["pl", "2 z 3, brakuje: Pogranicze"],
  ] as const)(
    "[G11] in %s a goal tells how far it is",
    async (language, said) => {
      page = await open(new TableMatch().lay(...goal), language);
      const row = page.find('[data-tally="0"] li button');
      expect(row.textContent?.replaceAll(/\s/gu, " ")).toContain(said);
      expect(row.querySelectorAll("svg [data-symbol]")).toHaveLength(3);
    },
  );

  it("[G11] a place tells what the card would bring there, setbacks too; nothing is planned", async () => {
    const match = new TableMatch().lay(...goal);
    page = await open(match);
    page.tap('[data-take="0"]');
    expect(page.all("[data-change]")).toHaveLength(0);
    act(() => (page.find(cell(0, 2)) as HTMLElement).focus());
    const { card } = match.state.market[0]!;
    const there = { card: card!, up: "back", cell: cellAt(5, 7) } as const;
    const grid = match.state.grids[0]!;
    const now = count({ ...grid, cards: [...grid.cards, there] });
    expect(page.find("[data-change]").getAttribute("data-change")).toBe(
      String(now.total - count(grid).total),
    );
    expect(page.find("[data-goals]").textContent).toContain(
      "Isaac Bashevis Singer: 1 of 3, missing: Personality and Culture",
    );
    expect(page.find(cell(0, 2)).hasAttribute("data-taken")).toBe(false);
    act(() => (page.find(cell(0, 2)) as HTMLElement).blur());
    expect(page.all("[data-change]")).toHaveLength(0);
  });

  it("[G11] pointed at, a goal shows what is missing where", async () => {
    page = await open(new TableMatch().lay(...goal));
    page.tap('[data-tally="0"] li button');
    const missing = page.find(own('[data-outline="missing"]'));
    expect(
      missing.querySelector("[data-symbol]")?.getAttribute("data-symbol"),
    ).toBe("borderland");
  });
});

describe("looking", () => {
  it("[G6] both sides of a card on request, by a key", async () => {
    page = await open(new TableMatch().lay(...row));
    page.press(cell(0, 1), "i");
    const panel = page.find("[data-inspector]");
    expect(panel.textContent).toContain("Mirów Halls");
    expect(panel.textContent).toContain("A T:");
  });

  it("[G6] a card that lies back up is called by its back while its front is hidden", async () => {
    const match = new TableMatch(false);
    const { front, back } = match.state.market[0]!.card!;
    page = await open(match);
    page.press('[data-take="0"]', "i");
    match.play({ type: "take", slot: 0 });
    match.play({ type: "lay", cell: START, up: "back" });
    match.play({ type: "end" });
    page.update();
    const { title } = frontText(front, "en");
    expect(page.find("[data-inspector]").textContent).toContain("hidden");
    expect(page.root.innerHTML).not.toContain(title);
    expect(page.root.innerHTML).not.toContain(front);
    expect(page.root.textContent).toContain(`(${backText(back, "en").date})`);
  });

  it("[G6] on a phone they lie over the table; what puts them away gives the focus back", async () => {
    vi.stubGlobal("ResizeObserver", PhoneObserver);
    page = await open(new TableMatch().lay(...row));
    const asked = page.find(cell(0, 1)) as HTMLElement;
    act(() => asked.focus());
    const ways = [
      () => page.tap("dialog[open] button"),
      () => page.tap("dialog[open]"),
      // The page's way back asks a dialog so, as the browser does on Escape.
      () => act(() => void sheet().dispatchEvent(new Event("cancel"))),
    ];
    const sheet = () => page.find("dialog[open]");
    for (const putAway of ways) {
      page.press(cell(0, 1), "i");
      expect(sheet().textContent).toContain("Mirów Halls");
      act(() => (sheet().querySelector("button") as HTMLElement).focus());
      putAway();
      expect(page.all("dialog")).toHaveLength(0);
      expect(document.activeElement).toBe(asked);
    }
    vi.unstubAllGlobals();
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  });

  it("on a phone the other grid is small, and a tap brings it near", async () => {
    vi.stubGlobal("ResizeObserver", PhoneObserver);
    page = await open(new TableMatch().lay(...row));
    expect(page.all("[data-grid]")).toHaveLength(1);
    page.tap('[data-turn-to="1"]');
    expect(page.all('[data-grid="1"]')).toHaveLength(1);
    page.tap('[data-turn-to="0"]');
    expect(page.all('[data-grid="0"]')).toHaveLength(1);
    vi.unstubAllGlobals();
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  });

  it("what happens is read out", async () => {
    const match = new TableMatch();
    page = await open(match);
    match.play({ type: "take", slot: 2 });
    page.update();
    expect(page.find('[aria-live="polite"]').textContent).toContain(
      "Ola takes a card, resources up",
    );
  });

  it("[G7] where a card was laid is read out, by the grid as it is shown", async () => {
    const match = new TableMatch().lay(...row);
    page = await open(match);
    match.play({ type: "take", slot: 2 });
    match.play({ type: "lay", cell: cellAt(6, 6), up: "front" });
    page.update();
    const label = page.find(cell(1, 1)).getAttribute("aria-label") ?? "";
    const where = /^row \d, column \d/.exec(label)?.[0];
    expect(where).toBeDefined();
    expect(page.find('[aria-live="polite"]').textContent).toContain(
      `Ola lays it, resources up, in ${where}`,
    );
  });

  it("a grid is summed up in a few sentences", async () => {
    page = await open(new TableMatch().lay(...row));
    const id = page.find('[data-grid="0"]').getAttribute("aria-describedby");
    expect(document.getElementById(id ?? "")?.textContent).toMatch(
      /^Cards: 3 of 25\. Row 3: column 2, .*; column 3, /,
    );
  });

  it("[G1] while the game is new, a line says what dark and pale cards are", async () => {
    page = await open(new TableMatch());
    expect(page.find("[data-hint]").textContent).toBe("");
    page.close();
    page = await open(new TableMatch(), "en", 0, true);
    expect(page.find("[data-hint]").textContent).toContain("Dark cards");
  });
});

describe("counting", () => {
  it("[G10] the live count is the rules' own", async () => {
    const match = new TableMatch().playUntil(12, 4);
    page = await open(match);
    for (const [seat, grid] of match.state.grids.entries())
      expect(
        page
          .find(`[data-tally="${seat}"] [data-total]`)
          .getAttribute("data-total"),
      ).toBe(String(count(grid).total));
  });

  it("a row of the count outlines its goal in the grid", async () => {
    const match = new TableMatch().lay(
      ["grzybow-town", "front", 0, 0],
      ["boycott", "front", 0, 1],
      ["bund-fighters", "back", 1, 0],
    );
    page = await open(match);
    page.tap('[data-tally="0"] li button');
    expect(page.all('[data-outline="arrangement"]')).toHaveLength(1);
  });

  it("[G10] the final count is shown step by step, and can be skipped to the table", async () => {
    const match = new TableMatch().playUntil(24, 2);
    page = await open(match);
    match.playUntil(25, 3);
    page.update();
    expect(page.find("[data-show]").getAttribute("data-show")).toBe("0");
    page.tap("[data-next]");
    expect(page.find("[data-show]").getAttribute("data-show")).toBe("1");
    page.tap("[data-skip]");
    for (const [seat, grid] of match.state.grids.entries())
      expect(page.find(`[data-count="${seat}"] tfoot td`).textContent).toBe(
        String(count(grid).total),
      );
    page.tap("[data-again]");
    expect(page.find("[data-show]").getAttribute("data-show")).toBe("0");
  });

  it.each([
    ["a tap beside the buttons", new PointerEvent("pointerdown", opts)],
    ["Escape", new KeyboardEvent("keydown", { ...opts, key: "Escape" })],
    ["the space bar", new KeyboardEvent("keydown", { ...opts, key: " " })],
  ])("[G10] %s skips the count while it runs", async (_, event) => {
    const match = new TableMatch().playUntil(24, 2);
    page = await open(match);
    match.playUntil(25, 3);
    page.update();
    page.fire(own("[data-cell]"), event);
    expect(page.root.querySelector("[data-show]")).toBeNull();
    expect(page.all("[data-count]")).toHaveLength(2);
  });

  it("[G10] a count that is paused stays, and its buttons skip nothing", async () => {
    const match = new TableMatch().playUntil(24, 2);
    page = await open(match);
    match.playUntil(25, 3);
    page.update();
    page.fire("[data-next]", new PointerEvent("pointerdown", opts));
    page.tap("[data-next]");
    page.fire(own("[data-cell]"), new PointerEvent("pointerdown", opts));
    expect(page.find("[data-show]").getAttribute("data-show")).toBe("1");
  });

  it("a match that was over before is read at once", async () => {
    page = await open(new TableMatch().playUntil(25, 2));
    expect(page.root.querySelector("[data-show]")).toBeNull();
    expect(page.all("[data-count]")).toHaveLength(2);
  });
});
