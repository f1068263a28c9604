/** One person against a bot, to the end and the review of what was possible. */

import { seedFrom, seedToHex } from "@stolik/kernel";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectNoSurplus } from "./checks.ts";
import { openHouse, patience, phone } from "./house.ts";
import type { House } from "./house.ts";
import { confirm, panel, scoreSheet, type } from "./letters.ts";
import { beginAgainst } from "./table.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse("solo");
});
afterAll(() => house.close());

it("plays against a bot to the end, then sees what was possible", async () => {
  const { page } = await house.enter({ viewport: phone });
  // At a table for two the person begins: O lies on START, L G I Ł E W are theirs.
  const seed = seedToHex(seedFrom("bot 18"));
  await page.goto(`/solo/letters?seed=${seed}`);
  await panel(page).or(end(page)).waitFor();
  await beginAgainst(page, ["1", "novice"]);

  await panel(page).waitFor();
  await refuseNonsense(page);
  await expectNoSurplus(page);
  await type(page, "głowi");
  await confirm(page, 11);
  await scoreSheet(page).getByText("GŁOWI").waitFor();
  for (let turns = 0; turns < 40; turns += 1) {
    await panel(page).or(end(page)).first().waitFor();
    if ((await end(page).count()) > 0) break;
    await letGo(page, turns === 0);
  }
  expect(await end(page).count()).toBe(1);
  await expectNoSurplus(page);

  await page.getByRole("button", { name: "Review", exact: true }).click();
  const review = page.getByRole("dialog", { name: "Review" });
  await review.getByText("Your decisions that mattered most").waitFor(patience);
  const first = review.getByRole("button", { name: /^Step 1\D/ }).first();
  const best = /(\d+) pts/.exec(await first.innerText())?.[1];
  expect(Number(best)).toBeGreaterThan(11);
  await expectNoSurplus(page);
  await first.click();
  await page.getByRole("button", { name: /^Show/ }).click();
  await page.getByText("This wasn’t played").waitFor();
  await expectNoSurplus(page);
});

function end(page: Page) {
  return page.getByRole("heading", { name: /win!|wins$|share the win$/ });
}

/** L18: the referee does not let it be played, and says why. */
async function refuseNonsense(page: Page): Promise<void> {
  const nonsense = "OGWŁ";
  await type(page, nonsense);
  await panel(page).getByRole("textbox").press("Enter");
  await panel(page).getByText(`${nonsense} isn’t in the dictionary`).waitFor();
  await panel(page).getByRole("link", { name: "Rule L18" }).waitFor();
}

/** A turn without a word: an exchange, or a pass. */
async function letGo(page: Page, isExchange: boolean): Promise<void> {
  const log = page.getByRole("region", { name: "Log", exact: true });
  const before = await log.innerText();
  if (isExchange) {
    await page.getByRole("button", { name: "Exchange tiles" }).click();
    for (const slot of [0, 2])
      await page.locator(`[data-slot="${slot}"]`).click();
    await page.getByRole("button", { name: "Exchange (2)" }).click();
  } else {
    await page.getByRole("button", { name: "Pass", exact: true }).click();
    await page.getByRole("button", { name: "Yes, pass" }).click();
  }
  await expect
    .poll(() => log.innerText(), { timeout: 20_000 })
    .not.toBe(before);
}
