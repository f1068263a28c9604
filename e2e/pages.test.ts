/** Every page at every size: nothing serious for axe, nothing wider than the window, in three languages and two themes; the next step in reach, and the way back. */

import { AxeBuilder } from "@axe-core/playwright";
import { languages, seedFrom, seedToHex } from "@stolik/kernel";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { desktop, openHouse, phone } from "./house.ts";
import type { House } from "./house.ts";

const games = ["nsoe", "cross", "letters", "grzybowski", "journey"];
/** A table where no bot ever ends its turn unasked, dealt the same every time. */
const tableOf = (game: string) =>
  `/solo/${game}?pace=steps&seed=${seedToHex(seedFrom("pages"))}`;
const tables = games.map(tableOf);
const rules = games.map((game) => `/rules/${game}`);
const frame = ["/", "/new/nsoe", "/hotseat/nsoe", "/nowhere"];

/** Phones held across. */
const across = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];
const sizes = [
  phone,
  ...across,
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
  await page.locator("[aria-busy]").waitFor({ state: "detached" });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What is half faded in has half its contrast.
    const ending = document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .filter(({ effect }) =>
        Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** What depends on the colours alone. */
const ofColours = ["color-contrast", "link-in-text-block"];

it.each([...frame, ...rules, ...tables])(
  "axe finds nothing serious on %s",
  async (path) => {
    const { page, context } = await house.enter({ colorScheme: "light" });
    await page.goto(path);
    await settled(page);
    expect(await grave(new AxeBuilder({ page }))).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.reload();
    await settled(page);
    const dark = new AxeBuilder({ page }).withRules(ofColours);
    expect(await grave(dark), "in dark colours").toEqual([]);
    await context.close();
  },
);

async function grave(axe: AxeBuilder): Promise<unknown[]> {
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

describe.each(languages)("in %s", (locale) => {
  it.each([...frame, "/rules/nsoe", ...tables])(
    "nothing is wider than the window on %s",
    async (path) => {
      const { page, context } = await house.enter({ locale });
      await page.goto(path);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await settled(page);
        const surplus = await page.evaluate(
          () =>
            document.documentElement.scrollWidth -
            document.documentElement.clientWidth,
        );
        expect(surplus, `${size.width} × ${size.height}`).toBeLessThanOrEqual(
          0,
        );
      }
      expect(await page.locator("html").getAttribute("lang")).toBe(locale);
      await context.close();
    },
  );
});

describe.each(across)("on a phone of $width × $height", (viewport) => {
  const device = { viewport, isMobile: true, hasTouch: true };

  /** What is chosen next, and what shows that the board is there as far as it must be. */
  it.each([
    ["nsoe", "[data-card]", '[role="grid"]'],
    ["cross", "[data-deck]", "[data-fine] [data-card]"],
    ["letters", "[data-slot]", '[role="grid"]'],
    ["grzybowski", "[data-take]", '[data-grid="0"]'],
    ["journey", "[data-die]", "[data-stamp]"],
  ])(
    "the board of %s and what to choose stand side by side",
    async (game, hand, board) => {
      const { page, context } = await house.enter(device);
      await page.goto(tableOf(game));
      await page.locator(hand).first().waitFor();
      for (const part of [
        page.locator(hand).first(),
        page.locator(board).last(),
      ])
        await expect.poll(() => isInSight(part)).toBe(true);
      await context.close();
    },
  );

  it("whatever comes first on a page can be pressed", async () => {
    const { page, context } = await house.enter(device);
    await page.goto("/");
    const solo = page.getByRole("link", { name: "Play against bots" }).first();
    await solo.click({ trial: true });
    await page.goto("/new/nsoe");
    await page.getByLabel("Your nickname").fill("Ola");
    await page.getByRole("button", { name: "Set up the table" }).click();
    const copy = page.getByRole("button", { name: "Copy the link" });
    await copy.click({ trial: true });
    expect(await isInSight(copy)).toBe(true);
    await page.goto(tableOf("nsoe"));
    await page.getByRole("button", { name: "New game" }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await context.close();
  });
});

it.each([phone, { width: 1280, height: 800 }])(
  "home has a way to play in sight at $width × $height",
  async (viewport) => {
    const { page, context } = await house.enter({ viewport });
    await page.goto("/");
    const solo = page.getByRole("link", { name: "Play against bots" }).first();
    await expect.poll(() => isInSight(solo)).toBe(true);
    await context.close();
  },
);

describe("the back button", () => {
  const sheet = (page: Page) => page.getByRole("dialog");
  /** Waits until so many sheets lie there. */
  async function see(page: Page, sheets: number): Promise<void> {
    await expect.poll(() => sheet(page).count()).toBe(sheets);
  }

  /** At a table, with the home page behind it. */
  async function atTable(game: string): Promise<Page> {
    const { page } = await house.enter();
    await page.goto("/");
    const link = page.locator(`a[href="/solo/${game}"]`).first();
    await link.click();
    await page.locator("h1").waitFor();
    return page;
  }

  it("puts the rules away, and forward lays them there again", async () => {
    const page = await atTable("nsoe");
    await page.getByRole("button", { name: "Rules" }).click();
    await sheet(page).waitFor();
    await page.goBack();
    await see(page, 0);
    expect(new URL(page.url()).pathname).toBe("/solo/nsoe");
    await page.goForward();
    await see(page, 1);
    await page.goBack();
    await see(page, 0);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe("/");
    await page.context().close();
  });

  it.each(["Escape", "Close"])(
    "after %s it leaves the table at once",
    async (way) => {
      const page = await atTable("nsoe");
      for (const name of ["Rules", "New game", "Rules"]) {
        await page.getByRole("button", { name }).click();
        await sheet(page).waitFor();
        if (way === "Close")
          await sheet(page).getByRole("button", { name: "Close" }).click();
        else for (const key of [way, way]) await page.keyboard.press(key);
        await see(page, 0);
        expect(new URL(page.url()).pathname).toBe("/solo/nsoe");
      }
      await page.goBack();
      expect(new URL(page.url()).pathname).toBe("/");
      await page.context().close();
    },
  );

  it("a rule's own link keeps the rules open and the address as it was", async () => {
    const page = await atTable("nsoe");
    await page.getByRole("button", { name: "Rules" }).click();
    await sheet(page).locator('a[href="#N11"]').click();
    await see(page, 1);
    expect(new URL(page.url()).hash).toBe("");
    await page.goBack();
    await see(page, 0);
    expect(new URL(page.url()).pathname).toBe("/solo/nsoe");
    await page.context().close();
  });

  it("puts away what a board laid over the table", async () => {
    const page = await atTable("journey");
    const stamp = page.locator("[data-stamp]").nth(3);
    await stamp.click();
    await sheet(page).waitFor();
    await page.goBack();
    await see(page, 0);
    expect(new URL(page.url()).pathname).toBe("/solo/journey");
    await stamp.click();
    await sheet(page).waitFor();
    await page.keyboard.press("Escape");
    await see(page, 0);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    await page.context().close();
  });
});

/** Whether all of it is on the screen, with nothing scrolled. */
async function isInSight(part: Locator): Promise<boolean> {
  const size = part.page().viewportSize();
  const box = await part.boundingBox();
  if (!box || !size) return false;
  return (
    box.x >= 0 &&
    box.y >= 0 &&
    box.x + box.width <= size.width &&
    box.y + box.height <= size.height
  );
}
