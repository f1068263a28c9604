/** Nothing on a page moves while it loads, whether its fonts come at once, a little later or too late. */

import { languages } from "@stolik/kernel";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openHouse, phone } from "./house.ts";
import type { House } from "./house.ts";
import { openSlowly } from "./slow-page.ts";

const widths = [320, 375, 390];
/** What nobody can see. */
const MOST = 0.001;

let house: House;
beforeAll(async () => {
  // What is not drawn does not shift.
  house = await openHouse("shift", undefined, { isDrawn: true });
});
afterAll(() => house.close());

describe.each(languages)("home in %s", (locale) => {
  let device: BrowserContext;
  beforeAll(async () => {
    ({ context: device } = await house.enter({ locale }));
    await countShifts(device);
    await holdPatience(device);
  });
  afterAll(() => device.close());

  it.each(widths)("does without fonts that are late, %i px", async (width) => {
    const page = await device.newPage();
    await page.setViewportSize({ ...phone, width });
    const release = await holdBack(page, "**/*.woff2");
    await page.goto("/", { waitUntil: "commit" });
    await isLive(page);
    await page.evaluate(() => Reflect.get(window, "endPatience")());
    await isPainted(page);
    await frames(page);
    release();
    await fontsThere(page);
    expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST);
    const lateness = () => page.locator("html").getAttribute("data-fonts");
    expect(await lateness()).toBe("late");
    await page.locator('nav a[href="/games"]').click();
    // The next page has them.
    await expect.poll(lateness).toBeNull();
    await page.close();
  });

  it("is shown once with its fonts if they come soon", async () => {
    const page = await device.newPage();
    await page.setViewportSize({ ...phone, width: 375 });
    const release = await holdBack(page, "**/*.woff2");
    await page.goto("/", { waitUntil: "commit" });
    await page.locator("h1").waitFor({ state: "attached" });
    release();
    await isPainted(page);
    await fontsThere(page);
    expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST);
    expect(await page.locator("html").getAttribute("data-fonts")).toBeNull();
    await page.close();
  });
});

it("home has patience with its fonts from when it could be shown", async () => {
  const { page, context } = await house.enter();
  await holdPatience(context);
  const release = await holdBack(page, "**/*.css");
  await page.goto("/", { waitUntil: "commit" });
  await isFetched(page, "/early-");
  await page.evaluate(() => Reflect.get(window, "endPatience")());
  release();
  await isPainted(page);
  expect(await page.locator("html").getAttribute("data-fonts")).toBeNull();
  await context.close();
});

it.each([
  ["after its first script", "</script>", "auto"],
  ["in the middle, and looks different here", "</h1>", "dark"],
])("home stops on its way %s, and goes on", async (_, end, theme) => {
  const { page, context } = await house.enter();
  await context.addInitScript((chosen) => {
    localStorage.setItem("stolik.theme", chosen);
  }, theme);
  const errors: string[] = [];
  context.on("weberror", (met) => errors.push(met.error().message));
  const slow = await openSlowly(house.url, end);
  await page.goto(slow.url, { waitUntil: "commit" });
  await isFetched(page, "/early-");
  slow.goOn();
  await isLive(page);
  await isPainted(page);
  expect(errors).toEqual([]);
  expect(await page.locator("html").getAttribute("data-fonts")).toBeNull();
  await context.close();
  await slow.close();
});

it("home is on paper while it waits for its fonts", async () => {
  const { page, context } = await house.enter();
  await holdPatience(context);
  const release = await holdBack(page, "**/*.woff2");
  await page.goto("/", { waitUntil: "commit" });
  await page.emulateMedia({ media: "print" });
  await isLive(page);
  expect(await page.locator("h1").isVisible()).toBe(true);
  release();
  await context.close();
});

it("home is there at once where there are no scripts", async () => {
  const { page, context } = await house.enter({ javaScriptEnabled: false });
  await page.goto("/");
  expect(await page.locator("h1").isVisible()).toBe(true);
  await context.close();
});

it("one’s own matches push nothing away when they come", async () => {
  const { page, context } = await house.enter({ viewport: phone });
  await countShifts(context);
  const release = await holdBack(page, "**/api/me/tables");
  await page.goto("/games");
  await page.locator("[aria-busy]").waitFor();
  await frames(page);
  release();
  await page.locator('a[href="/me"]').waitFor();
  await frames(page);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST);
  await context.close();
});

async function countShifts(device: BrowserContext): Promise<void> {
  await device.addInitScript(() => {
    let shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts += Number(Reflect.get(entry, "value"));
      Object.assign(window, { shifts });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** A page waits as long as the test wants: its long timers run when they are told to. */
async function holdPatience(device: BrowserContext): Promise<void> {
  await device.addInitScript(() => {
    const { setTimeout: start } = window;
    const held: (() => void)[] = [];
    const hold = (work: () => void, wait = 0) =>
      wait < 500 ? start(work, wait) : -held.push(work);
    const endPatience = () => held.splice(0).forEach((work) => work());
    Object.assign(window, { setTimeout: hold, endPatience });
  });
}

function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, "shifts") ?? 0));
}

/** Until it is released. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** A file with these words in its name; before anything is painted there are no frames to look in. */
async function isFetched(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (part) =>
      performance
        .getEntriesByType("resource")
        .some(({ name }) => name.includes(part)),
    words,
    { polling: 20 },
  );
}

async function isLive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("live").length > 0,
  );
}

async function isPainted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
}

async function fontsThere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await frames(page);
}

/** Until what has changed is drawn, and its shifts are told. */
async function frames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
