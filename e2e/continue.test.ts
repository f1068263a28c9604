/** Continue from here: against bots on this device from a record, and with a friend over a link; each says where it came from. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNoSurplus, expectNothingGrave } from "./checks.ts";
import { goldenFile } from "./golden.ts";
import { italianPhone, openHouse, patience } from "./house.ts";
import type { House, Person } from "./house.ts";
import { boardOn, playOut } from "./nsoe.ts";
import { seatMarco } from "./table.ts";

describe("continue from here", () => {
  let house: House;
  let ola: Person;
  let marco: Person;
  /** Of the table where a match was continued with a friend. */
  let table: string;

  beforeAll(async () => {
    house = await openHouse("deal 37");
    ola = await house.enter();
    marco = await house.enter({ ...italianPhone, colorScheme: "dark" });
  });
  afterAll(() => house.close());

  it("against bots, from a position of a record", async () => {
    const { page } = ola;
    await bring(page, "nsoe", "out-6-seats-tight");
    await stepOn(page, 3);
    const { laid } = await boardOn(page);
    const sheet = await openSheet(page);
    await expectNothingGrave(page);
    await sheet.getByRole("radio", { name: "novice" }).check();
    await sheet.getByRole("button", { name: "Start", exact: true }).click();
    await page.waitForURL("**/solo/nsoe");
    await page.getByText("goes on from step 3 of another").waitFor(patience);
    const before = laid.map(({ city }) => city);
    expect((await boardOn(page)).laid.map(({ city }) => city)).toEqual(
      expect.arrayContaining(before),
    );
    await expectNothingGrave(page);
  });

  it("is there again after a reload, and the next one takes its place knowingly", async () => {
    const { page } = ola;
    await page.reload();
    await page.locator("[data-card]").first().waitFor(patience);
    await bring(page, "nsoe", "out-alone-2-seats");
    await stepOn(page, 1);
    const sheet = await openSheet(page);
    await sheet.getByText("You still have an unfinished game").waitFor();
    await sheet.getByRole("button", { name: "Close" }).click();
    await sheet.waitFor({ state: "detached" });
  });

  it("with a friend over a link, both to the end", async () => {
    const { page } = ola;
    const sheet = await openSheet(page);
    await sheet.getByRole("radio", { name: "friends, over a link" }).check();
    await sheet.getByLabel("Your nickname").fill("Ola");
    await sheet.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByText("goes on from step 1 of another").waitFor(patience);
    await expect
      .poll(() => page.getByRole("button", { name: "Add a seat" }).count())
      .toBe(0);
    table = new URL(page.url()).pathname;
    await seatMarco(marco.page, table);
    await page.getByRole("button", { name: "Start the game" }).click();
    await marco.page
      .getByText("ne continua un’altra, dal passo 1")
      .waitFor(patience);
    await expectNothingGrave(marco.page);
    await expectNoSurplus(marco.page);
    await playOut([page, marco.page]);
  });

  it("and that match again, on a phone around one screen; its note leads back", async () => {
    const { page } = marco;
    await page.goto(table.replace("/t/", "/r/"));
    await page.getByRole("button", { name: "Un passo avanti" }).tap();
    await expect
      .poll(() => page.getByRole("slider").inputValue(), patience)
      .toBe("1");
    await page.getByRole("button", { name: "Continua", exact: true }).tap();
    const sheet = page.getByRole("dialog");
    await sheet
      .getByRole("radio", { name: "altri su questo dispositivo" })
      .check();
    await expectNothingGrave(page);
    await expectNoSurplus(page);
    await sheet.getByRole("button", { name: "Inizia" }).tap();
    await page.waitForURL("**/hotseat/nsoe");
    await page.getByRole("link", { name: "Rivedi quella partita" }).tap();
    await page.waitForURL(`**${table.replace("/t/", "/r/")}*`);
  });

  it.each([
    ["cross", "coordinates-2-seats-unguessed"],
    ["letters", "covered-4-seats-flower-referee"],
    ["grzybowski", "swap"],
    ["journey", "quiet-2-seats"],
  ])("%s goes on against bots, too", async (game, name) => {
    const { page } = ola;
    await bring(page, game, name);
    await stepOn(page, 2);
    const sheet = await openSheet(page);
    await sheet.getByRole("radio", { name: "novice" }).check();
    await sheet.getByRole("button", { name: "Start", exact: true }).click();
    await page.waitForURL(`**/solo/${game}`);
    await page.getByText("goes on from step 2 of another").waitFor(patience);
    await expectNothingGrave(page);
  });
});

/** Opens a golden record from its file. */
async function bring(page: Page, game: string, name: string): Promise<void> {
  await page.goto("/r");
  await page.getByRole("button", { name: "Choose a record" }).waitFor();
  await page.setInputFiles("input[type=file]", goldenFile(game, name));
  await page.getByRole("slider").waitFor(patience);
}

async function stepOn(page: Page, steps: number): Promise<void> {
  const slider = page.getByRole("slider");
  for (let step = 1; step <= steps; step += 1) {
    await page.getByRole("button", { name: "One step on" }).click();
    await expect.poll(() => slider.inputValue(), patience).toBe(String(step));
  }
}

async function openSheet(page: Page) {
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  return page.getByRole("dialog");
}
