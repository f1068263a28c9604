/** One person against two bots, from the home page to the end. */

import type { Page } from "playwright-core";
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
  await page.goto("/");
  await page.getByRole("link", { name: "Graj z botami" }).first().click();
  await page.locator("[data-card]").first().waitFor();

  await page.getByRole("button", { name: "Nowa gra" }).click();
  const form = page.getByRole("dialog");
  for (const name of ["2", "doświadczony", "Zwykła"])
    await form.getByRole("radio", { name, exact: true }).check();
  await form.getByRole("button", { name: "Zaczynamy" }).click();
  await form.waitFor({ state: "detached" });

  const plates = page.getByRole("list", { name: "Przy stole" });
  expect(await plates.getByRole("listitem").first().innerText()).toBe("Ty");
  const end = page.getByRole("heading", { name: /wygr/i });
  // A card on its way to the board can no longer be chosen.
  const card = page.locator("[data-card]:enabled:not([inert])");
  const drawn = page.locator('[data-pile][data-use="draw"]:enabled');
  const cells = page.locator("[data-cell]");
  const turn = card.or(drawn).or(end).first();
  for (let moves = 0; (await end.count()) === 0 && moves < 600; moves += 1) {
    await turn.waitFor();
    if (moves === 2) {
      const laid = await cells.allInnerTexts();
      await page.reload();
      await turn.waitFor();
      expect(await cells.allInnerTexts()).toEqual(laid);
    }
    // Looked up and pressed in one go: a pile may close while a click waits for it.
    const isDrawing = await drawn.evaluateAll((piles: HTMLElement[]) => {
      piles[0]?.click();
      return piles.length > 0;
    });
    if (isDrawing) continue;
    if ((await card.count()) > 0) {
      await card.first().click();
      await cells.nth(moves % 40).click();
    }
  }
  expect(await end.count()).toBe(1);
  await page
    .getByText(/^Kładziesz kartę/)
    .first()
    .waitFor();
});

it("a match opened in a second tab goes on there, and comes back when asked", async () => {
  const { page: first, context } = await house.enter();
  const cells = (page: Page) => page.locator("[data-cell]").allInnerTexts();
  const turn = (page: Page) =>
    page
      .locator('[data-card]:enabled, [data-pile][data-use="draw"]:enabled')
      .first();
  await first.goto("/solo/nsoe");
  await turn(first).waitFor();
  const second = await context.newPage();
  await second.goto("/solo/nsoe");
  await turn(second).waitFor();
  expect(await cells(second)).toHaveLength(19 * 15);
  await first.getByText("This game is open in another tab.").waitFor();
  await turn(second).click();
  await second.locator("[data-cell]").nth(3).click();
  await turn(second).waitFor();
  const laid = await cells(second);
  await first.getByRole("button", { name: "Try again" }).click();
  await turn(first).waitFor();
  expect(await cells(first)).toEqual(laid);
  await second.getByText("This game is open in another tab.").waitFor();
  await context.close();
});
