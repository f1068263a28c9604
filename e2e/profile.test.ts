/** A person's own page: a finished match is in it, its wrong answers are trained over three days, and all of it is taken along in a file. */

import { placeIds, placeName } from "@stolik/geo/names";
import { place } from "@stolik/geo/places";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, it } from "vitest";
import {
  expectNoSurplus,
  expectNothingGrave,
  resize,
  settled,
} from "./checks.ts";
import { openHouse, patience, phone } from "./house.ts";
import type { House } from "./house.ts";
import { openStage } from "./measure/restore.ts";
import { stages } from "./measure/stages.ts";

/** What seat 0 laid wrong in the match that is restored. */
const WRONG = 6;
const MONDAY = new Date(2027, 0, 4, 20).getTime();
const DAY = 24 * 60 * 60 * 1000;

let house: House;
let page: Page;

beforeAll(async () => {
  house = await openHouse("profile");
  ({ page } = await house.enter());
  await page.clock.setFixedTime(MONDAY);
});
afterAll(() => house.close());

it("a match that was played here is in it, in light and in dark", async () => {
  const end = stages.find(
    ({ game, name }) => game === "nsoe" && name === "end",
  );
  if (!end) throw new Error("There is no such stage.");
  await openStage(page, end);
  await page.goto("/games");
  await page.getByRole("link", { name: "Your profile" }).click();
  const rows = page.getByRole("table", { name: "North South West East" });
  await rows.getByRole("row", { name: "bots: skilled 0 1" }).waitFor(patience);
  await page.getByText(`${WRONG} wrong answers so far.`).waitFor();
  await expectFine();
});

it("what was wrong is trained over three days", async () => {
  await page.getByRole("link", { name: "Train now" }).press("Enter");
  await answer("wrong");
  await expectFine();
  for (let question = 1; question < WRONG; question += 1) {
    await page.getByRole("button", { name: "Next question" }).press("Enter");
    await answer("right");
  }
  await page.getByRole("button", { name: "See how it went" }).press("Enter");
  await page.getByText(`Right answers: ${WRONG - 1} of ${WRONG}.`).waitFor();

  await page.clock.setFixedTime(MONDAY + DAY / 2);
  await page.goto("/me");
  await page.getByText("1 question for today").waitFor(patience);
  await page.getByRole("link", { name: "Train now" }).click();
  await answer("right");
  await page.getByRole("button", { name: "See how it went" }).click();
  await page.getByText("Next questions: in 2 days.").waitFor();

  await page.clock.setFixedTime(MONDAY + 3 * DAY);
  await page.goto("/train");
  await page.getByText(/^Question 1 of/).waitFor(patience);
  await resize(page, phone);
  await answer("right");
  await expectFine();
});

it("is saved as a file, erased when asked twice, and added again", async () => {
  await page.goto("/me");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const file = await (await saving).path();
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.getByRole("button", { name: "Erase it" }).click();
  await page.getByRole("heading", { name: "Nothing about you yet" }).waitFor();
  await page.reload();
  await page
    .getByRole("heading", { name: "Nothing about you yet" })
    .waitFor(patience);
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByText("What was here before is still here").waitFor();
  await page.getByText(`${WRONG} wrong answers so far.`).waitFor();
  await expectFine();
});

/** By whoever knows where the places are, or has it the wrong way round. */
async function answer(wanted: "right" | "wrong"): Promise<void> {
  const asked = page.getByRole("heading", { name: /^Which lies further/ });
  await asked.waitFor(patience);
  const way = /further (\w+)/.exec((await asked.textContent()) ?? "")?.[1];
  const buttons = page.getByRole("main").locator("button[data-side]");
  const names = await buttons.allTextContents();
  const [one = 0, other = 0] = names.map((name) => {
    const id = placeIds.find((each) => placeName(each, "en") === name);
    if (!id) throw new Error(`There is no ${name}.`);
    const { latitude, longitude } = place(id);
    return way === "north" || way === "south" ? latitude : longitude;
  });
  const isFirst = one > other === (way === "north" || way === "east");
  const isMeant = wanted === "right" ? isFirst : !isFirst;
  await buttons.nth(isMeant ? 0 : 1).press("Enter");
  await page
    .getByText(wanted === "right" ? "That’s right" : "Not this time")
    .waitFor();
}

async function expectFine(): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    await expectNothingGrave(page);
  }
  await expectNoSurplus(page);
}
