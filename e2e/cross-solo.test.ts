/** One person against a bot in Europe Crosswise, through three stops to the map at the end. */

import { seedFrom, seedToHex } from "@stolik/kernel";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { prompt } from "./cross.ts";
import { openHouse } from "./house.ts";
import type { House } from "./house.ts";

let house: House;

beforeAll(async () => {
  house = await openHouse("cross solo");
});
afterAll(() => house.close());

it("plays a match against a bot to the end", { timeout: 420_000 }, async () => {
  const { page } = await house.enter();
  const seed = seedToHex(seedFrom("cross solo"));
  await page.goto(`/solo/cross?seed=${seed}`);

  const turned = page.locator("[data-close]");
  const asked = page.locator('[data-actions][data-mine="true"]');
  const end = page.getByRole("heading", { name: "The last cross on the map" });
  let stops = 0;
  for (let acts = 0; (await end.count()) === 0 && acts < 150; acts += 1) {
    await turned.or(asked).or(end).first().waitFor({ timeout: 60_000 });
    if ((await turned.count()) > 0) {
      if ((await page.locator("[data-judging]").count()) > 0) stops += 1;
      await turned.click();
    } else if ((await asked.count()) > 0) await answer(page, acts);
  }
  expect(stops).toBe(3);
  await page.getByRole("heading", { name: /wins?\b|win!/ }).waitFor();
  await page
    .getByLabel("Map of Europe with the cards of the last cross")
    .waitFor();
  await page.getByRole("button", { name: "Cross", exact: true }).click();
  expect(await page.locator("[data-verdict]").count()).toBeGreaterThan(0);
});

/** Lays somewhere, agrees with everything, takes two cards to be wrong. */
async function answer(page: Page, acts: number): Promise<void> {
  const before = await prompt(page);
  const slot = page.locator("[data-slot]");
  const agree = page.locator("[data-agree]");
  if ((await agree.count()) > 0) await agree.click();
  else if ((await slot.count()) > 0) {
    const one = slot.nth(acts % (await slot.count()));
    const isThin = (await one.getAttribute("data-thin")) === "true";
    await one.click();
    if (isThin) await one.click();
  } else {
    await page.locator('[data-number="2"]').click();
    await page.locator("[data-say]").click();
  }
  await expect.poll(() => prompt(page), { timeout: 60_000 }).not.toBe(before);
}
