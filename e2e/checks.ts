/** What must hold of any page, whoever looks at it. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { graveOn } from "./axe.ts";

/** Nothing that axe calls serious or critical; of some of its rules alone where they are named. */
export async function expectNothingGrave(
  page: Page,
  rules?: string[],
): Promise<void> {
  const grave = await graveOn(page, rules);
  expect(
    grave.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => [id, html, failureSummary]),
    ),
    page.url(),
  ).toEqual([]);
}

/** By how many pixels something is wider than the window. */
export function surplusOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );
}

/** Nothing is wider than the window. */
export async function expectNoSurplus(page: Page): Promise<void> {
  expect(await surplusOf(page), page.url()).toBeLessThanOrEqual(0);
}

/** Gives the page another window, and waits until it fills it: a click in between would miss what moves. */
export async function resize(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await settled(page);
}

/** Waits until everything stands as it will stay. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole("main").waitFor();
  await page.locator("[aria-busy]").waitFor({ state: "detached" });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What is half faded in has half its contrast; and what ends may begin something else, but not for ever.
    for (let round = 0; round < 3; round += 1) {
      // In the first frame the page learns its size, in the second it has it.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const ending = document
        .getAnimations()
        .filter(({ playState }) => playState === "running")
        .filter(({ effect }) =>
          Number.isFinite(effect?.getComputedTiming().endTime),
        );
      if (ending.length === 0) return;
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  });
}
