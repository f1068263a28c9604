/** A pace one can follow: the first match on a new device, Next from turn to turn, a tap that hurries, and whom one is offered afterwards. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectNoSurplus, expectNothingGrave } from "./checks.ts";
import { openHouse, patience, phone } from "./house.ts";
import type { House } from "./house.ts";
import { beginAgainst } from "./table.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse("pace");
});
afterAll(() => house.close());

const plates = (page: Page) =>
  page.getByRole("list", { name: "At the table" }).getByRole("listitem");
const next = (page: Page) => page.getByRole("button", { name: /^Next/ });
const mine = (page: Page) => page.getByText("Your turn: choose a card.");
const lines = (page: Page) =>
  page
    .getByRole("region", { name: "Log", exact: true })
    .getByRole("listitem")
    .count();

it("a first match on a new device: one tap, one novice, well-known places", async () => {
  const { page } = await house.enterNew({ viewport: phone });
  await page.goto("/");
  await page.locator('a[href="/solo/cross"]').first().click();
  await page.locator("[data-actions]").waitFor(patience);
  await expect.poll(() => plates(page).count()).toBe(2);
  await page.getByRole("button", { name: "New game" }).click();
  const form = page.getByRole("dialog");
  for (const name of ["novice", "Well known"])
    await expect
      .poll(() => form.getByRole("radio", { name }).isChecked())
      .toBe(true);
  // What a novice knows and overlooks is told where it is chosen.
  await form.getByText(/forgets every check/).waitFor();
  await form.getByRole("radio", { name: "master" }).check();
  await form.getByText(/bluffs/).waitFor();
});

it("at a table with bots nothing follows before Next is pressed", async () => {
  const { page } = await house.enterNew();
  await playOnline(page);
  await untilMine(page);
  const before = await lines(page);
  await swap(page);
  for (const count of [1, 2]) {
    await expect.poll(() => lines(page), patience).toBe(before + count);
    await next(page).waitFor(patience);
    expect(await mine(page).count()).toBe(0);
    if (count === 1) await expectNothingGrave(page);
    // The keyboard is where it leads on.
    await page.keyboard.press("Enter");
  }
  await mine(page).waitFor(patience);
  expect(await next(page).count()).toBe(0);
  expect(await lines(page)).toBe(before + 3);
});

it("a tap on the board hurries what would take a beat", async () => {
  const { page } = await house.enterNew({ viewport: phone });
  // No time passes on this page but by a tap.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/solo/nsoe?pace=calm");
  await untilMine(page);
  await swap(page);
  await next(page).waitFor(patience);
  expect(await mine(page).count()).toBe(0);
  await expectNoSurplus(page);
  await page.locator("main").click({ position: { x: 4, y: 4 } });
  await mine(page).waitFor(patience);
});

it("what was chosen for the bots' pace stays chosen", async () => {
  const { page } = await house.enterNew();
  await page.goto("/solo/nsoe");
  const pace = page.getByRole("button", { name: /^Bots’ pace/ });
  await pace.waitFor(patience);
  expect(await pace.getAttribute("aria-label")).toContain("turn by turn");
  await pace.click();
  await page.reload();
  await pace.waitFor(patience);
  expect(await pace.getAttribute("aria-label")).toContain("calm");
});

it("after two heavy losses a gentler bot is offered, and remembered", async () => {
  const { page } = await house.enter();
  await page.goto("/solo/letters");
  await beginAgainst(page, ["seasoned"]);
  const gentler = page.getByRole("button", { name: "Play a gentler one" });
  await passToTheEnd(page);
  expect(await gentler.count()).toBe(0);
  await page.getByRole("button", { name: "Play again" }).click();
  await passToTheEnd(page);
  await gentler.click();
  await plates(page).getByText("novice").waitFor(patience);
  await page.getByRole("button", { name: "New game" }).click();
  const novice = page
    .getByRole("dialog")
    .getByRole("radio", { name: "novice" });
  expect(await novice.isChecked()).toBe(true);
});

/** A table on the server: oneself and two bots. */
async function playOnline(page: Page): Promise<void> {
  await page.goto("/new/nsoe");
  await page.getByLabel("Your nickname").fill("Ola");
  await page
    .getByRole("group", { name: "How many players?" })
    .getByRole("radio", { name: "3", exact: true })
    .check();
  for (const seat of [2, 3])
    await page
      .getByRole("group", { name: `Who sits here: Seat ${seat}` })
      .getByRole("radio", { name: "bot" })
      .check();
  await page.getByRole("button", { name: "Set up the table" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
}

/** Presses Next until it is one's turn. */
async function untilMine(page: Page): Promise<void> {
  for (;;) {
    await mine(page).or(next(page)).waitFor(patience);
    if ((await next(page).count()) === 0) return;
    await next(page).click();
  }
}

async function swap(page: Page): Promise<void> {
  await page.locator("[data-card]:enabled").first().click();
  await page.locator('[data-pile][data-use="swap"]:enabled').first().click();
}

/** Passes every turn, while the bot scores. */
async function passToTheEnd(page: Page): Promise<void> {
  const end = page.getByRole("heading", { name: /wins$/ });
  const pass = page.getByRole("button", { name: "Pass", exact: true });
  for (let turns = 0; turns < 60; turns += 1) {
    await pass.or(end).first().waitFor(patience);
    if ((await end.count()) > 0) return;
    const log = page.getByRole("region", { name: "Log", exact: true });
    const before = await log.innerText();
    await pass.click();
    await page.getByRole("button", { name: "Yes, pass" }).click();
    await expect.poll(() => log.innerText(), patience).not.toBe(before);
  }
  throw new Error("The match does not end.");
}
