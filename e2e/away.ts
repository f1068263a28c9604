/** People at one table of Nord Sud Ovest Est, for journeys in which somebody goes away. */

import type { View } from "@stolik/nsoe/rules";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { patience } from "./house.ts";
import { goodMove, make, viewOf } from "./nsoe.ts";
import { setUpTable } from "./table.ts";

const NAMES = ["Ola", "Marco", "Ewa"] as const;

/** They sit down in this order, all in English, and the first starts. Resolves with the table's path. */
export async function sitDown(pages: readonly Page[]): Promise<string> {
  const [host, ...others] = pages;
  if (!host) throw new Error("A table needs a host.");
  const path = await setUpTable(host, "nsoe", NAMES[0], pages.length);
  for (const [index, page] of others.entries()) {
    await page.goto(path);
    await page.getByLabel("Your nickname").fill(NAMES[index + 1] ?? "");
    await page.getByRole("button", { name: "Sit down" }).click();
  }
  await host.getByRole("button", { name: "Start the game" }).click();
  for (const page of pages) await page.locator("[data-card]").first().waitFor();
  return path;
}

/** They play until it is that seat's turn; pages by seat. Resolves with what is seen then. */
export async function playUntil(
  pages: readonly Page[],
  seat: number,
): Promise<View> {
  const [first] = pages;
  if (!first) throw new Error("Nobody plays.");
  for (;;) {
    const view = await viewOf(first);
    if (view.turn === seat) return view;
    const page = pages[view.turn];
    if (!page) throw new Error(`Nobody sits at ${view.turn}.`);
    await moveOn(page, view);
  }
}

/** One good move in the page. */
export async function moveOn(page: Page, view: View): Promise<void> {
  await make(page, goodMove(view, view.hands[view.turn] ?? []), 1);
  await expect
    .poll(async () => JSON.stringify(await viewOf(page)), patience)
    .not.toBe(JSON.stringify(view));
}

/** As somebody who presses the button and means it. */
export async function leave(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await page.getByRole("button", { name: "Leave the game" }).click();
  await page.waitForURL("/");
}

export function plates(page: Page) {
  return page
    .getByRole("list", { name: "At the table" })
    .getByRole("listitem")
    .allInnerTexts();
}
