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
  const cells = page.locator("[data-cell]");
  const turn = card.or(drawn).or(end).first();
  for (let moves = 0; (await end.count()) === 0 && moves < 120; moves += 1) {
    await turn.waitFor();
    if (moves === 2) {
      const laid = await cells.allInnerTexts();
      await page.reload();
      await turn.waitFor();
      expect(await cells.allInnerTexts()).toEqual(laid);
    }
    if ((await drawn.count()) > 0) await drawn.first().click();
    else if ((await card.count()) > 0) {
      await card.first().click();
      await cells.nth(moves % 40).click();
    }
  }
  expect(await end.count()).toBe(1);
});
