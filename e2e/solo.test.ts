/** One person against two bots, from the home page to the end. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { openHouse } from "./house.ts";
import type { House } from "./house.ts";

let house: House;

beforeAll(async () => {
  house = await openHouse("solo");
});
afterAll(() => house.close());

it("plays against two bots to the end, and the match survives a reload", async () => {
  const { page } = await house.enter({ locale: "pl" });
  await page.goto("/?pace=0");
  await page.getByRole("link", { name: "Graj z botami" }).first().click();
  await page.locator("[data-card]").first().waitFor();
  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}?pace=0`);

  const end = page.getByRole("heading", { name: /wygr/i });
  const card = page.locator("[data-card]:enabled");
  const drawn = page.locator('[data-pile][data-use="draw"]:enabled');
  for (let moves = 0; (await end.count()) === 0 && moves < 120; moves += 1) {
    await card.or(drawn).or(end).first().waitFor();
    if ((await drawn.count()) > 0) await drawn.first().click();
    else if ((await card.count()) > 0) {
      const before = await page.locator('[role="status"]').allInnerTexts();
      await card.first().click();
      await page
        .locator("[data-cell]")
        .nth(moves % 40)
        .click();
      expect(before.length).toBeGreaterThan(0);
    }
    if (moves === 2) {
      const laid = await page.locator("[data-cell]").allInnerTexts();
      await page.reload();
      await card.or(drawn).or(end).first().waitFor();
      expect((await page.locator("[data-cell]").allInnerTexts()).length).toBe(
        laid.length,
      );
    }
  }
  expect(await end.count()).toBe(1);
});
