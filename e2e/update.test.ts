/** A newer edition comes while pages of the older one are open: it is offered, and nobody is made to take it. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { expectNothingGrave } from "./checks.ts";
import { openHouse, patience } from "./house.ts";
import type { House, Person } from "./house.ts";
import { NEWER, openRenewed } from "./renewed-server.ts";
import { setUpTable } from "./table.ts";

let house: House;
/** Plays alone; the app is on their device. */
let player: Person;
/** Waits at a table, and reads home, in browsers that keep nothing, as over plain http. */
let host: Person;
let reader: Person;

beforeAll(async () => {
  const server = await openRenewed("update");
  house = await openHouse("update", server);
  player = await house.enter({ serviceWorkers: "allow" });
  host = await house.enter();
  reader = await house.enter();
  await player.page.goto("/");
  const device = player.page.getByRole("region", { name: "On this device" });
  await device.getByText("takes up 2 MB").waitFor(patience);
  await player.page.goto("/solo/nsoe");
  await lay(player.page, 3);
  await setUpTable(host.page, "nsoe", "Ola");
  await reader.page.goto("/");
  await server.renew();
});
afterAll(() => house.close());

const offer = (page: Page) =>
  page
    .getByRole("status")
    .filter({ hasText: "There’s a newer version of Stolik." });

const log = (page: Page) =>
  page.getByRole("region", { name: "Log", exact: true }).innerText();

function editionOf(page: Page): Promise<string | null> {
  return page.locator('meta[name="edition"]').getAttribute("content");
}

/** Goes on where the match stands: a card, or one to draw. While the page goes on itself, what was there a moment ago may be gone. */
async function lay(page: Page, cell: number): Promise<void> {
  const drawn = page.locator('[data-pile][data-use="draw"]:enabled').first();
  const card = page.locator("[data-card]:enabled:not([inert])").first();
  await drawn.or(card).first().waitFor(patience);
  const before = await log(page);
  const soon = { timeout: 2_000 };
  await vi.waitFor(
    async () => {
      if (await drawn.isVisible()) await drawn.click(soon);
      else {
        await card.click(soon);
        await page.locator("[data-cell]").nth(cell).click(soon);
      }
      await vi.waitFor(
        async () => expect(await log(page)).not.toBe(before),
        soon,
      );
    },
    { ...patience, interval: 100 },
  );
}

async function takeIt(page: Page): Promise<void> {
  await offer(page).getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => editionOf(page), patience).toBe(NEWER);
}

it("in a match it is offered; the match goes on, before and after", async () => {
  const { page, context } = player;
  const own = await editionOf(page);
  // Whoever opens a page lets the browser look for a newer edition.
  const other = await context.newPage();
  await other.goto("/");
  await page.bringToFront();
  await offer(page).waitFor(patience);
  await expectNothingGrave(page);
  await lay(page, 5);
  expect(await editionOf(page)).toBe(own);
  await offer(page).getByRole("button", { name: "Later" }).click();
  await offer(page).waitFor({ state: "detached" });
  await lay(page, 7);
  const before = await log(page);

  await other.bringToFront();
  await takeIt(other);
  await page.bringToFront();
  expect(await editionOf(page), "nobody asked here").toBe(own);
  // The page that stays has its files, though the server has them no more.
  await page.getByRole("link", { name: "Stolik" }).click();
  await page.getByRole("link", { name: "Rules" }).first().click();
  await page.getByRole("main").getByRole("heading").nth(1).waitFor(patience);

  await page.goto("/solo/nsoe");
  await page.locator("[data-cell]").first().waitFor(patience);
  await expect.poll(() => log(page), patience).toBe(before);
  expect(await editionOf(page)).toBe(NEWER);
});

it("an older page at a table hears of it from the server", async () => {
  const { page } = host;
  await offer(page).waitFor(patience);
  await expectNothingGrave(page);
  await takeIt(page);
  await page.getByRole("textbox", { name: "Link to this table" }).waitFor();
  expect(await offer(page).count()).toBe(0);
});

it("an older page whose files are gone says why", async () => {
  const { page } = reader;
  await page.getByRole("link", { name: "Rules" }).first().click();
  await offer(page).waitFor(patience);
  await takeIt(page);
});
