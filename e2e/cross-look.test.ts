/** The board of Europe Crosswise to look at: nothing serious for axe, and a long arm stays within a phone. */

import { seedFrom, seedToHex } from "@stolik/kernel";
import { innerOf } from "@stolik/cross/rules";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectNothingGrave } from "./checks.ts";
import {
  mirror,
  rightSlot,
  shows,
  sitDown,
  step,
  wrongCount,
  wrongSlot,
} from "./cross.ts";
import { openHouse, phone } from "./house.ts";
import type { House } from "./house.ts";

const seed = seedFrom("cross to look at");

let house: House;
beforeAll(async () => {
  house = await openHouse("look");
});
afterAll(() => house.close());

it.each(["light", "dark"] as const)(
  "axe finds nothing serious in %s colours: a card to lay, a card asked about, a check",
  async (colorScheme) => {
    const match = mirror(seed, ["", ""]);
    const { page, context } = await house.enter({ colorScheme });
    await sitDown(page, seedToHex(seed));
    await expectNothingGrave(page);
    await step(page, match, { type: "lay", ...rightSlot(match.state) });
    await step(page, match, { type: "agree" });
    const slot = wrongSlot(match.state);
    const neighbour = innerOf(match.state, slot);
    await step(page, match, { type: "lay", ...slot });
    await expectNothingGrave(page);
    await step(page, match, { type: "doubt", neighbour });
    await page.getByRole("heading", { name: "The card is wrong" }).waitFor();
    await expectNothingGrave(page);
    await context.close();
  },
);

it("fifteen cards on one arm stay within a phone's window", async () => {
  const match = mirror(seed, ["", ""]);
  const { page, context } = await house.enter({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
  });
  await sitDown(page, seedToHex(seed));
  for (let index = 0; index < 15; index += 1) {
    await step(page, match, { type: "lay", arm: "east", index });
    if (index >= 11) await expectInside(page);
    await step(page, match, { type: "agree" });
    if (index >= 11) await expectInside(page);
  }
  await shows(page, match.state);

  const wrong = wrongCount(match.state);
  for (const _ of match.state.tokens)
    await step(page, match, { type: "estimate", wrong });
  await page.getByText("wrong, out of 15").waitFor();
  expect(await page.locator('[data-verdict="wrong"]').count()).toBe(wrong);
  await expectInside(page);
  await context.close();
});

/** No page to scroll sideways, no card or slot beyond its edge, no name beyond its card, once all have moved up. */
async function expectInside(page: Page): Promise<void> {
  await expect
    .poll(() => beyondOn(page), { timeout: 5000 })
    .toEqual({ surplus: 0, strays: [], cut: [] });
}

async function beyondOn(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const all = (selector: string) => [
      ...document.querySelectorAll(`[data-fine] ${selector}`),
    ];
    const strays = all(":is([data-card], [data-slot])").filter((piece) => {
      const { left, right } = piece.getBoundingClientRect();
      return left < 0 || right > clientWidth;
    });
    const cut = all("[data-card] text:not([data-sign] *)").filter((text) => {
      const card = text.closest("[data-card]")?.querySelector("rect");
      const outer = card?.getBoundingClientRect();
      const inner = text.getBoundingClientRect();
      // A line of letters is a little higher than the letters are.
      return (
        !outer ||
        inner.left < outer.left - 2 ||
        inner.right > outer.right + 2 ||
        inner.top < outer.top - 2 ||
        inner.bottom > outer.bottom + 2
      );
    });
    return {
      surplus: scrollWidth - clientWidth,
      strays: strays.map((piece) => piece.getAttribute("aria-label")),
      cut: cut.map(({ textContent }) => textContent),
    };
  });
}
