/** A pace one can follow: the first match on a new device, Next from turn to turn, a tap that hurries, and whom one is offered afterwards. */

import { seedFrom, seedToHex } from "@stolik/kernel";
import { cities } from "@stolik/nsoe/rules";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectNoSurplus, expectNothingGrave } from "./checks.ts";
import { openHouse, patience, phone } from "./house.ts";
import type { House } from "./house.ts";
import { boardOn, goodMove, make } from "./nsoe.ts";
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
  await expect.poll(() => page.locator("[data-seat]").count()).toBe(2);
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
  await page.clock.install();
  await page.goto("/solo/nsoe?pace=calm");
  await untilMine(page);
  // From here on no time passes on this page but by a tap.
  await page.clock.pauseAt(Date.now() + 60_000);
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
  await page.getByRole("button", { name: "Bots: turn by turn" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Bots: calm" }).waitFor(patience);
});

it("after two heavy losses a gentler bot is offered, and remembered", async () => {
  const { page } = await house.enter();
  // A deal in which the bot has a word: where it exchanges at once, both have nothing when the match ends.
  await page.goto(`/solo/letters?seed=${seedToHex(seedFrom("pace"))}`);
  await beginAgainst(page, ["skilled"]);
  const offer = page.getByText("That was a hard one");
  await passToTheEnd(page);
  expect(await offer.count()).toBe(0);
  const again = page.getByRole("button", { name: "Play again" });
  await again.click();
  await again.waitFor({ state: "detached" });
  await passToTheEnd(page);
  await offer.waitFor(patience);
  await page.getByRole("button", { name: "Play an easier game" }).click();
  await plates(page).getByText("novice").waitFor(patience);
  await page.getByRole("button", { name: "New game" }).click();
  const novice = page
    .getByRole("dialog")
    .getByRole("radio", { name: "novice" });
  expect(await novice.isChecked()).toBe(true);
});

it("after a win a stronger bot is offered, and remembered", async () => {
  const { page } = await house.enter();
  // A deal that is won this way, whoever goes first.
  const seed = seedToHex(seedFrom("geography 1"));
  await page.goto(`/solo/nsoe?seed=${seed}`);
  await winByGeography(page);
  await page.getByRole("button", { name: "Play a harder game" }).click();
  await plates(page).getByText("skilled").waitFor(patience);
  await page.reload();
  await plates(page).getByText("skilled").waitFor(patience);
  await page.getByRole("button", { name: "New game" }).click();
  const skilled = page
    .getByRole("dialog")
    .getByRole("radio", { name: "skilled" });
  expect(await skilled.isChecked()).toBe(true);
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

/** Lays every card right, so that nobody is done sooner. */
async function winByGeography(page: Page): Promise<void> {
  const end = page.getByRole("heading", { name: "You win!" });
  for (let turns = 0; turns < 20; turns += 1) {
    await mine(page).or(end).first().waitFor(patience);
    if ((await end.count()) > 0) return;
    const hand = await page
      .locator("[data-card]:enabled")
      .evaluateAll((cards) =>
        cards.map((one) => one.getAttribute("data-card")),
      );
    const own = cities.filter((city) => hand.includes(city));
    const move = goodMove(await boardOn(page), own);
    await make(page, move, 1);
    if (move.type === "draw") throw new Error("A card was laid wrong.");
    const laid = page.locator(`[data-card="${move.city}"]:enabled`);
    await laid.waitFor({ state: "detached", ...patience });
  }
  throw new Error("The match does not end.");
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
