// @vitest-environment happy-dom
/** What people do at the board, and which moves come of it. */

import { allCome, PhoneObserver } from "@stolik/furniture/testing";
import { act } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { innerOf, neighboursOf } from "../../rules/slots.ts";
import { open, TableMatch } from "./table.tsx";
import type { Page } from "./table.tsx";

let page: Page;

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => page.close());

describe("laying", () => {
  it("[C7] the top card and then a slot make a move", async () => {
    page = await open(new TableMatch());
    page.tap("button[data-deck]");
    page.tap('[data-slot="north-0"]');
    expect(page.moves).toEqual([{ type: "lay", arm: "north", index: 0 }]);
  });

  it("[C7] there are n + 4 slots, and each says what it claims", async () => {
    const match = new TableMatch();
    for (let laid = 0; laid < 3; laid += 1) {
      match.lay(true);
      match.agree();
    }
    page = await open(match);
    const slots = page.all("[data-slot]");
    expect(slots).toHaveLength(7);
    expect(
      slots.filter((slot) => slot.getAttribute("tabindex") === "0"),
    ).toHaveLength(1);
    for (const slot of slots)
      expect(slot.getAttribute("aria-label")).toMatch(
        /^further (west|east|north|south) than .+$/,
      );
  });

  it("[C20] a line has n + 2 slots", async () => {
    const match = new TableMatch({ variant: "people" });
    match.lay(true);
    match.agree();
    match.lay(true);
    match.agree();
    match.lay(true);
    match.agree();
    page = await open(match);
    expect(page.all("[data-slot]")).toHaveLength(5);
  });

  it("[C7] the arrow keys walk the slots and Enter lays", async () => {
    page = await open(new TableMatch());
    page.press('[data-slot="east-0"]', "ArrowUp");
    expect(document.activeElement?.getAttribute("data-slot")).toBe("north-0");
    page.press('[data-slot="north-0"]', "ArrowLeft");
    expect(document.activeElement?.getAttribute("data-slot")).toBe("west-0");
    page.press('[data-slot="west-0"]', "Enter");
    expect(page.moves).toEqual([{ type: "lay", arm: "west", index: 0 }]);
  });

  it("who is not to lay sees no slots", async () => {
    page = await open(new TableMatch(), { seat: 1 });
    expect(page.all("[data-slot]")).toHaveLength(0);
    expect(page.root.textContent).toContain("Ola is looking for a slot");
  });

  it("on a phone the first tap unfolds a thin slot and the second lays", async () => {
    vi.stubGlobal("ResizeObserver", PhoneObserver);
    const match = new TableMatch();
    for (let laid = 0; laid < 12; laid += 1) {
      match.play({ type: "lay", arm: "east", index: laid });
      match.agree();
    }
    page = await open(match);
    const far = '[data-slot="east-11"]';
    expect(page.find(far).getAttribute("data-thin")).toBe("true");
    page.tap(far);
    expect(page.moves).toEqual([]);
    expect(page.find(far).getAttribute("data-thin")).toBe("false");
    page.tap(far);
    expect(page.moves).toEqual([{ type: "lay", arm: "east", index: 11 }]);
    vi.unstubAllGlobals();
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  });
});

describe("doubting", () => {
  it("[C8] naming the neighbour is one tap on it", async () => {
    const match = new TableMatch();
    const slot = match.lay(true);
    page = await open(match, { seat: 1 });
    const neighbour = innerOf(match.state, slot);
    page.tap(`[data-card="${neighbour}"]`);
    expect(page.moves).toEqual([{ type: "doubt", neighbour }]);
  });

  it("[C8] who is asked may agree, or doubt each neighbour by a button", async () => {
    const match = new TableMatch();
    const slot = match.lay(true);
    page = await open(match, { seat: 1 });
    const named = page
      .all("[data-doubt]")
      .map((one) => one.getAttribute("data-doubt"));
    expect(named).toEqual(neighboursOf(match.state, slot));
    page.tap("[data-agree]");
    expect(page.moves).toEqual([{ type: "agree" }]);
  });

  it("[C8] who is asked later may agree already", async () => {
    const match = new TableMatch();
    match.lay(true);
    page = await open(match, { seat: 2 });
    expect(page.find("[data-actions]").textContent).toContain(
      "stays sealed until everyone before you has agreed",
    );
    page.tap("[data-agree]");
    expect(page.moves).toEqual([{ type: "agree" }]);
    match.play({ type: "agree" }, 2);
    page.update();
    expect(page.find('[data-seat="2"]').textContent).toContain("sealed answer");
    expect(page.all("[data-doubt]")).toHaveLength(0);
  });

  it.each(["[data-doubt]", "[data-asked=true]"])(
    "[C8] who is asked later may doubt already: %s",
    async (way) => {
      const match = new TableMatch();
      const neighbour = innerOf(match.state, match.lay(true));
      page = await open(match, { seat: 2 });
      page.tap(way);
      expect(page.moves).toEqual([{ type: "doubt", neighbour }]);
      match.play({ type: "doubt", neighbour }, 2);
      page.update();
      expect(page.find('[data-seat="2"]').textContent).toContain(
        "sealed answer",
      );
      expect(page.all("[data-check]")).toHaveLength(0);
      match.play({ type: "agree" }, 1);
      page.update();
      expect(page.all("[data-check]")).toHaveLength(1);
    },
  );

  it.each([true, false])(
    "[C9] [C10] [C11] a check of a card that is right: %s",
    async (isRight) => {
      const match = new TableMatch();
      page = await open(match);
      match.check(isRight);
      page.update();
      const check = page.find("[data-check]");
      expect(check.getAttribute("data-check")).toBe(
        isRight ? "right" : "wrong",
      );
      expect(page.all("[data-turned]")).toHaveLength(2);
      expect(check.textContent).toContain(
        isRight ? "Bartek → Ola" : "Ola → Bartek",
      );
      expect(page.find('[aria-live="polite"]').textContent).toMatch(/\d°\d\d′/);
      await allCome();
      // Both places are named on the map.
      expect(page.all('[data-check] svg[role="group"] text')).toHaveLength(2);
    },
  );

  it("[C14] nobody moves on before the cards are turned back, and then they are out of sight", async () => {
    const match = new TableMatch();
    match.check(true);
    page = await open(match, { seat: 1 });
    expect(page.all("[data-slot]")).toHaveLength(0);
    page.tap("[data-close]");
    expect(page.all("[data-slot]").length).toBeGreaterThan(0);
    expect(page.find("main, div").innerHTML).not.toMatch(/\d°\d\d′/);
    expect(page.all("ol li button")).toHaveLength(0);
  });

  it("[C14] an open book keeps what was seen in sight", async () => {
    const match = new TableMatch({ openBook: true });
    match.check(true);
    page = await open(match, { seat: 2 });
    page.tap("[data-close]");
    expect(page.all('[data-card] [class*="number"]').length).toBeGreaterThan(0);
    page.tap("ol li button");
    expect(page.all("[data-turned]")).toHaveLength(2);
  });

  it("[C20] the people variant compares by two bars", async () => {
    const match = new TableMatch({ variant: "people" });
    match.check(true);
    page = await open(match);
    expect(page.all("[data-check] dl dt")).toHaveLength(2);
    expect(page.find("[data-check]").textContent).toMatch(
      /(more|fewer) people than/,
    );
  });

  it("[C1] a turned card can be reported, where somebody listens", async () => {
    const match = new TableMatch();
    match.check(true);
    page = await open(match, { canReport: true });
    page.tap("[data-report]");
    page.type("textarea", "This is not where it lies.");
    act(() => {
      const event = new Event("submit", { bubbles: true, cancelable: true });
      page.find("form").dispatchEvent(event);
    });
    expect(page.reports).toHaveLength(1);
    expect(page.reports[0]?.[1]).toBe("This is not where it lies.");
    page.close();
    page = await open(match);
    expect(page.all("[data-report]")).toHaveLength(0);
  });
});
