/** What must hold of any page, whoever looks at it. */

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Nothing that axe calls serious or critical. */
export async function expectNothingGrave(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(
    ({ impact }) => impact === "serious" || impact === "critical",
  );
  expect(
    grave.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
  ).toEqual([]);
}

/** Nothing is wider than the window. */
export async function expectNoSurplus(page: Page): Promise<void> {
  const surplus = await page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );
  expect(surplus, page.url()).toBeLessThanOrEqual(0);
}
