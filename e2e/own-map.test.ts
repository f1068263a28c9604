/** One's own map of Europe: it grows by a match that ends, once, and is erased when asked twice. */

import type { Move, View } from "@stolik/nsoe/rules";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectNoSurplus, expectNothingGrave, settled } from "./checks.ts";
import { italianPhone, openHouse, patience } from "./house.ts";
import type { House, Person } from "./house.ts";
import { playOut, wrongLay } from "./nsoe.ts";
import { beginWithMarco, postMove, setUpTable } from "./table.ts";

let house: House;
let ola: Person;
let marco: Person;

beforeAll(async () => {
  house = await openHouse("map");
  ola = await house.enter();
  marco = await house.enter({ ...italianPhone, colorScheme: "dark" });
});
afterAll(() => house.close());

it("a wrong card becomes an arrow once the match is over", async () => {
  const { page } = ola;
  const table = await setUpTable(page, "nsoe", "Ola");
  await beginWithMarco(page, marco.page, table);
  const pages = [page, marco.page] as const;
  await eachLaysWrong(pages);
  await playOut(pages);

  await page
    .getByRole("link", { name: "Your map of Europe" })
    .click({ timeout: patience.timeout });
  await expect.poll(() => rowsOf(page).count(), patience).toBe(1);
  await page.goBack();
  await page.locator("#end").waitFor(patience);
  await page.goto("/map");
  await rowsOf(page).first().waitFor(patience);
  expect(await rowsOf(page).count(), "looked at again").toBe(1);
});

it("reads well on a phone, in dark colours and in Italian", async () => {
  const { page } = marco;
  await page.locator("#end").waitFor(patience);
  await page.getByRole("link", { name: "La tua mappa d’Europa" }).tap();
  await rowsOf(page).first().tap();
  await settled(page);
  await page.getByText("di quanto diceva la tua risposta").waitFor();
  await expectNothingGrave(page);
  await expectNoSurplus(page);
});

it("is erased by the keyboard, once that is said again", async () => {
  const { page } = ola;
  await page.getByRole("button", { name: "Erase the map" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByText("Erase your map?").waitFor();
  await page.getByRole("button", { name: "Erase it" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "No arrows yet" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "No arrows yet" }).waitFor();
  await expectNothingGrave(page);
});

/** In the first round, so that both have something to learn. */
async function eachLaysWrong(pages: readonly [Page, Page]): Promise<void> {
  const [first] = pages;
  const path = `/api/tables/${new URL(first.url()).pathname.split("/").at(-1)}`;
  const draw: Move = { type: "draw", pile: 0 };
  for (let round = 0; round < pages.length; round += 1) {
    const answer = await first.request.get(`${path}/view`);
    const { seq, view } = (await answer.json()) as {
      readonly seq: number;
      readonly view: View;
    };
    const mover = pages[view.turn];
    if (!mover) throw new Error(`Nobody sits at ${view.turn}.`);
    await postMove(mover, seq, wrongLay(view, view.hands[view.turn] ?? []));
    await postMove(mover, seq + 1, draw);
    await postMove(mover, seq + 2, draw);
  }
}

function rowsOf(page: Page) {
  return page.getByRole("main").locator("ul > li > button[aria-pressed]");
}
