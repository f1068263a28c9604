/** What somebody does first in each game, dealt from one seed, and what shows that it was done. */

import { seedFrom, seedToHex } from "@stolik/kernel";
import type { Page } from "playwright-core";
import { patience } from "./house.ts";
import { confirm, scoreSheet, type } from "./letters.ts";

export const seed = seedToHex(seedFrom("bot 18"));

export const firstMoves: Readonly<
  Record<string, (page: Page) => Promise<void>>
> = {
  async nsoe(page) {
    await page.locator("[data-card]:enabled").first().click();
    await page.locator("[data-cell]").nth(3).click();
    await told(page, / lays /);
  },
  async cross(page) {
    await page.locator('[data-slot][data-thin="false"]').first().click();
    await told(page, / lays /);
  },
  async letters(page) {
    await type(page, "głowi");
    await confirm(page, 11);
    await scoreSheet(page).getByText("GŁOWI").waitFor();
  },
  async grzybowski(page) {
    await page.locator('[data-take][aria-disabled="false"]').first().click();
    await page.locator('[data-grid="0"] [data-lit]').first().click();
    await page.locator("[data-confirm]").click();
    await page
      .locator('[data-panel="0"] h2')
      .filter({ hasText: "1/25" })
      .waitFor();
  },
  async journey(page) {
    await page.locator("[data-die]:enabled").first().click();
    await page.locator('[data-field][data-near="true"]').first().focus();
    await page.keyboard.press("Enter");
    await told(page, / walks /);
  },
};

/** Waits until the log says so. */
export async function told(page: Page, words: RegExp): Promise<void> {
  await page
    .getByRole("region", { name: "Log", exact: true })
    .getByText(words)
    .first()
    .waitFor(patience);
}
