/** A match reviewed: to its end, a decision opened, the better turn shown, by mouse, keyboard and touch; on paper, and as a picture. */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNoSurplus, expectNothingGrave } from "./checks.ts";
import { goldenFile } from "./golden.ts";
import { italianPhone, openHouse } from "./house.ts";
import type { House, Person } from "./house.ts";
import { at } from "./replay.ts";

const golden = {
  nsoe: "out-shared-4-seats",
  cross: "coordinates-2-seats-unguessed",
  letters: "covered-4-seats-flower-referee",
  grzybowski: "swap",
  journey: "quiet-2-seats",
} as const;

/** A whole match is to be judged within a minute. */
const MINUTE = { timeout: 60_000 };

describe("what turns were worth", () => {
  let house: House;
  let ola: Person;

  beforeAll(async () => {
    house = await openHouse("review");
    ola = await house.enter();
  });
  afterAll(() => house.close());

  it.each(Object.entries(golden))(
    "%s: reviewed to its end, a decision opened, the better turn shown",
    async (game, file) => {
      const { page } = ola;
      await bring(page, game, file);
      await page.getByRole("button", { name: "Review", exact: true }).click();
      const panel = page.getByRole("complementary", { name: "Review" });
      await panel.getByText(/thing.? to look at/).waitFor(MINUTE);
      expect(new URL(page.url()).search).toContain("review");
      await expectNothingGrave(page);
      const step = await openAdvised(panel);
      // A card of nsoe is seen where it was laid, any other turn before it.
      await at(page, game === "nsoe" ? step : step - 1);
      await panel.getByRole("button", { name: /^Show/ }).first().click();
      await page.getByText("This wasn’t played").waitFor();
      await expectNothingGrave(page);
      await page.getByRole("button", { name: "Back to the game" }).click();
      await at(page, step - 1);
      expect(await savedPicture(page)).toEqual({ width: 1200, height: 630 });
    },
  );

  it("on a phone in a sheet, by touch", async () => {
    const { page } = await house.enter({
      ...italianPhone,
      colorScheme: "dark",
    });
    await bring(page, "letters", golden.letters);
    await page.getByRole("button", { name: "Analisi", exact: true }).tap();
    const sheet = page.getByRole("dialog");
    await sheet.getByText(/cos[ae] da guardare/).waitFor(MINUTE);
    await expectNothingGrave(page);
    await expectNoSurplus(page);
    await sheet.getByRole("button", { name: /costo/i }).first().tap();
    await sheet.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Mostra il turno migliore" }).tap();
    await page.getByText("Questo non è stato giocato").waitFor();
    await expectNoSurplus(page);
    await page.getByRole("button", { name: "Torna alla partita" }).tap();
    await page.getByRole("button", { name: "Torna all’analisi" }).tap();
    await sheet.waitFor();
  });

  it("on paper: the result, the decisions, no buttons", async () => {
    const { page } = ola;
    await page.emulateMedia({ media: "print" });
    await page.getByRole("heading", { name: "mattered most" }).waitFor();
    await page
      .getByText("wins")
      .and(page.locator(":visible"))
      .first()
      .waitFor();
    expect(await page.getByRole("button").count()).toBe(0);
    await page.emulateMedia({ media: null });
  });
});

/** Opens a recorded match from its file. */
async function bring(page: Page, game: string, file: string): Promise<void> {
  await page.goto("/r");
  await page.locator("input[type=file]").waitFor({ state: "attached" });
  await page.setInputFiles("input[type=file]", goldenFile(game, file));
  await at(page, 0);
}

/** Saves the picture of the match, and measures the file. */
async function savedPicture(page: Page) {
  await page.getByRole("button", { name: "To the end" }).click();
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "A picture of this game" });
  await sheet.getByRole("img").waitFor();
  await expectNothingGrave(page);
  const saving = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Save the picture" }).click();
  const picture = readFileSync(await (await saving).path());
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  return { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
}

/** Opens decisions until one says what could have been done, and returns its step. */
async function openAdvised(panel: Locator): Promise<number> {
  for (const decision of await panel
    .getByRole("button", { name: /^Step/ })
    .all()) {
    await decision.click();
    const step = /^Step (\d+)/.exec((await decision.textContent()) ?? "")?.[1];
    const advised = panel.getByRole("button", { name: /^Show/ });
    if ((await advised.count()) > 0) return Number(step);
  }
  throw new Error("Nothing is advised.");
}
