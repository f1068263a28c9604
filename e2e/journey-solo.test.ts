/** One person against two bots: the last turns of a match that was left on this device, to the end of the track. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectNothingGrave } from "./checks.ts";
import { openHouse, patience } from "./house.ts";
import type { House } from "./house.ts";
import { die, prompt } from "./journey.ts";
import { openStage } from "./measure/restore.ts";

/** Where somebody takes a die, two turns before the record ends. */
const LEFT = 11;
const MOST_STEPS = 200;

let house: House;
beforeAll(async () => {
  house = await openHouse("solo");
});
afterAll(() => house.close());

it("plays against two bots until somebody has walked a thousand years", async () => {
  const { page } = await house.enter();
  await openStage(page, {
    game: "journey",
    name: "late",
    record: "stops-3-seats",
    cut: (moves) => moves.length - LEFT,
    next: [],
  });
  const end = page.getByRole("region", { name: "The end of the journey" });
  const mine = page.locator('[data-prompt][data-mine="true"]');
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    await mine.or(end).first().waitFor({ timeout: 60_000 });
    if ((await end.count()) > 0) break;
    const log = page.getByRole("region", { name: "Log" });
    const before = await log.innerText();
    await act(page);
    await expect.poll(() => log.innerText(), patience).not.toBe(before);
  }
  expect(await end.count()).toBe(1);
  expect(await end.locator("tbody tr").count()).toBe(3);
  expect(await end.locator('tr[data-winner="true"]').count()).toBe(1);
  await end
    .locator('tr[data-winner="true"]')
    .getByText(/future/i)
    .waitFor();
  await page.getByRole("heading", { name: /wins?\b|win!/ }).waitFor();
  await expectNothingGrave(page);
}, 240_000);

/** One move: the first die; then a card for its steps, else a marker, else the first field in reach. */
async function act(page: Page): Promise<void> {
  const phase = await page.locator("[data-phase]").getAttribute("data-phase");
  const button = (name: string | RegExp) =>
    prompt(page).getByRole("button", { name });
  if (phase === "play") return button("End the turn").click();
  if (phase === "cut") {
    await page.locator("[data-card]").first().click();
    return button("Discard this card").click();
  }
  const near = page.locator('[data-field][data-near="true"]');
  if (phase === "die") {
    await die(page).click();
    const wait = button("Take the die and wait");
    await wait.or(near).first().waitFor();
    if ((await wait.count()) > 0) return wait.click();
  }
  const steps = page.locator('[data-card^="grey"], [data-card^="blue"]');
  if ((await steps.count()) > 0) {
    await steps.first().click();
    return button(/^Play: /).click();
  }
  const marked = page.locator('[data-near="true"][aria-label*="a marker"]');
  const goal = (await marked.count()) > 0 ? marked : near;
  await goal.first().focus();
  return page.keyboard.press("Enter");
}
