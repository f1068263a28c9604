// @vitest-environment happy-dom
/** A stop at the board: numbers chosen in secret, the cross judged before everyone's eyes, and the end. */

import { allCome } from "@stolik/furniture/testing";
import { act } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { open, TableMatch } from "./table.tsx";
import type { Page } from "./table.tsx";

let page: Page;

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => page.close());

describe("a stop", () => {
  it("[C15] a number from 0 to n is chosen, then said", async () => {
    const match = new TableMatch();
    match.toTheStop();
    page = await open(match, { seat: 2 });
    expect(page.all("[data-number]")).toHaveLength(16);
    expect(page.find("[data-say]").hasAttribute("disabled")).toBe(true);
    page.tap('[data-number="3"]');
    page.tap("[data-say]");
    expect(page.moves).toEqual([{ type: "estimate", wrong: 3 }]);
  });

  it("[C16] [C17] the cross is judged card by card, with a running count, and can be skipped", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const match = new TableMatch();
    match.toTheStop();
    page = await open(match);
    const before = match.state.tokens[0];
    match.estimate(0, 9, 9);
    page.update();
    expect(page.find("[data-judging]").textContent).toContain(
      "cards checked: 0 of 15",
    );
    act(() => void vi.advanceTimersByTime(600));
    expect(page.find("[data-judging]").textContent).toContain(
      "cards checked: 1 of 15",
    );
    expect(page.all("[data-card][data-verdict]")).toHaveLength(1);
    expect(page.find('[data-seat="0"] strong').textContent).toContain(
      `${before}`,
    );
    expect(page.find('section[aria-label="Log"]').textContent).not.toContain(
      "Checking the cross:",
    );
    page.tap("[data-skip]");
    expect(page.all("[data-card][data-verdict]")).toHaveLength(15);
    expect(page.root.textContent).toContain("Checking the cross:");
    vi.useRealTimers();
  });

  it("[C18] then a new cross begins", async () => {
    const match = new TableMatch();
    match.toTheStop();
    match.estimate(0, 1, 2);
    page = await open(match);
    page.tap("[data-skip]");
    page.tap("[data-close]");
    expect(page.all("[data-card]")).toHaveLength(1);
    expect(page.find("[data-card]").getAttribute("data-card")).toBe(
      match.state.start,
    );
  });

  it("[C13] [C19] the end shows what everyone holds, and the last cross on a map", async () => {
    const match = new TableMatch();
    match.toTheEnd();
    page = await open(match);
    page.tap("[data-skip]");
    page.tap("[data-close]");
    const map = 'section[aria-label="The last cross on the map"]';
    const [own, ...cross] = page.all(`${map} ul`);
    expect(own?.previousSibling?.textContent).toBe("You laid these wrong");
    expect(cross.flatMap(({ children }) => [...children])).toHaveLength(16);
    await allCome();
    // A dot for each card, a ring around the one that is shown, and a thread for each axis.
    const dots = page.all(`${map} svg[role="group"] circle`);
    expect(dots.length).toBeGreaterThan(16);
    expect(page.all(`${map} g[aria-hidden][stroke-width] path`)).toHaveLength(
      2,
    );
    expect(page.all('[data-doing="wins"]').length).toBeGreaterThan(0);
  });
});
