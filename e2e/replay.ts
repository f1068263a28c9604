/** A replay on a page: where it stands, and what is dropped on it. */

import type { Page } from "playwright-core";
import { patience } from "./house.ts";

export function timeline(page: Page) {
  return page.getByRole("slider");
}

/** The page shows this position. */
export async function at(page: Page, position: number): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document.querySelector<HTMLInputElement>("input[type=range]")?.value ===
      wanted,
    String(position),
    patience,
  );
}

/** Drops it as a file. */
export async function drop(page: Page, content: unknown): Promise<void> {
  await page.locator("main").waitFor();
  await page.locator("[aria-busy]").waitFor({ state: "detached" });
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "game.json"));
    return transfer;
  }, JSON.stringify(content));
  await page.dispatchEvent("main", "dragover", { dataTransfer: data });
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
}
