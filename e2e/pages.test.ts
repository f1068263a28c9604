/** Every page at every size: nothing serious for axe, nothing wider than the window, in three languages and two themes. */

import { AxeBuilder } from "@axe-core/playwright";
import { languages } from "@stolik/kernel";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { desktop, openHouse, phone } from "./house.ts";
import type { House } from "./house.ts";

const games = ["nsoe", "cross", "letters", "grzybowski", "journey"];
const tables = games.map((game) => `/solo/${game}?pace=100000`);
const rules = games.map((game) => `/rules/${game}`);
const frame = ["/", "/new/nsoe", "/hotseat/nsoe", "/nowhere"];

const sizes = [
  phone,
  { width: 820, height: 1180 },
  desktop,
  { width: 1920, height: 1080 },
];

let house: House;
beforeAll(async () => {
  house = await openHouse("pages");
});
afterAll(() => house.close());

async function settled(page: Page): Promise<void> {
  await page.getByRole("main").waitFor();
  await page.evaluate(() => document.fonts.ready);
}

describe.each(["light", "dark"] as const)("in %s colours", (colorScheme) => {
  it.each([...frame, ...rules, ...tables])(
    "axe finds nothing serious on %s",
    async (path) => {
      const { page, context } = await house.enter({ colorScheme });
      await page.goto(path);
      await settled(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const grave = violations.filter(
        ({ impact }) => impact === "serious" || impact === "critical",
      );
      expect(
        grave.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
      ).toEqual([]);
      await context.close();
    },
  );
});

describe.each(languages)("in %s", (locale) => {
  it.each(sizes)(
    "nothing is wider than a window of $width × $height",
    async (viewport) => {
      const { page, context } = await house.enter({ locale, viewport });
      for (const path of [...frame, "/rules/nsoe", ...tables]) {
        await page.goto(path);
        await settled(page);
        expect(await page.locator("html").getAttribute("lang")).toBe(locale);
        const surplus = await page.evaluate(
          () =>
            document.documentElement.scrollWidth -
            document.documentElement.clientWidth,
        );
        expect(surplus, path).toBeLessThanOrEqual(0);
      }
      await context.close();
    },
  );
});
