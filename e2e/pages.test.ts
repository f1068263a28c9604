/** Every page at every size: nothing serious for axe, nothing wider than the window, in three languages and two themes; the next step in reach, and the way back. */

import { languages, seedFrom, seedToHex } from "@stolik/kernel";
import type { BrowserContext, Locator, Page } from "playwright-core";
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  it,
  onTestFinished,
} from "vitest";
import { expectNothingGrave, resize, settled, surplusOf } from "./checks.ts";
import { desktop, openHouse, phone } from "./house.ts";
import type { House } from "./house.ts";

const games = ["nsoe", "cross", "letters", "grzybowski", "journey"];
/** A table where no bot ever ends its turn unasked, dealt the same every time. */
const tableOf = (game: string) =>
  `/solo/${game}?pace=steps&seed=${seedToHex(seedFrom("pages"))}`;
const tables = games.map(tableOf);
const rules = games.map((game) => `/rules/${game}`);
const frame = ["/", "/games", "/map", "/new/nsoe", "/hotseat/nsoe", "/nowhere"];

const smallPhone = { width: 320, height: 568 };
/** Phones held across. */
const across = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];
const large = { width: 1920, height: 1080 };
const sizes = [phone, ...across, { width: 820, height: 1180 }, desktop, large];
/** The sizes at which no measuring test looks at the tables. */
const notMeasured = [{ width: 667, height: 375 }, large];

let house: House;
beforeAll(async () => {
  house = await openHouse("pages");
});
afterAll(() => house.close());

/** What depends on the colours alone. */
const ofColours = ["color-contrast", "link-in-text-block"];

describe("axe", () => {
  let light: Page;
  let dark: Page;
  beforeAll(async () => {
    ({ page: light } = await house.enter({ colorScheme: "light" }));
    ({ page: dark } = await house.enter({ colorScheme: "dark" }));
  });
  afterAll(async () => {
    await light.context().close();
    await dark.context().close();
  });

  it.each([...frame, ...rules, ...tables])(
    "finds nothing serious on %s",
    async (path) => {
      await Promise.all([light, dark].map((page) => page.goto(path)));
      await settled(light);
      await expectNothingGrave(light);
      await settled(dark);
      await expectNothingGrave(dark, ofColours);
    },
  );
});

describe.each(languages)("in %s", (locale) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await house.enter({ locale }));
  });
  afterAll(() => page.context().close());

  it.each([...frame, "/rules/nsoe"])(
    "nothing is wider than the window on %s",
    async (path) => {
      await page.goto(path);
      await expectNoSurplusAt(page, sizes);
      expect(await page.locator("html").getAttribute("lang")).toBe(locale);
    },
  );

  it("nor are the settings of a table on a phone", async () => {
    await resize(page, phone);
    await page.goto(tableOf("nsoe"));
    await page.locator("header button[aria-expanded]").click();
    await page.locator("header [lang=it]").waitFor();
    await expectNoSurplusAt(page, [smallPhone, phone, ...across]);
  });
});

describe("in a small or a large window", () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await house.enter({ locale: "pl" }));
  });
  afterAll(() => page.context().close());

  it.each(tables)("nothing is wider than it on %s", async (path) => {
    await page.goto(path);
    await expectNoSurplusAt(page, notMeasured);
  });
});

async function expectNoSurplusAt(
  page: Page,
  windows: readonly { readonly width: number; readonly height: number }[],
): Promise<void> {
  for (const size of windows) {
    await resize(page, size);
    const surplus = await surplusOf(page);
    expect(surplus, `${size.width} × ${size.height}`).toBeLessThanOrEqual(0);
  }
}

describe.each(across)("on a phone of $width × $height", (viewport) => {
  const device = { viewport, isMobile: true, hasTouch: true };
  let page: Page;
  beforeAll(async () => {
    ({ page } = await house.enter(device));
  });
  afterAll(() => page.context().close());

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
      await page.goto(tableOf(game));
      await page.locator(hand).first().waitFor();
      for (const part of [
        page.locator(hand).first(),
        page.locator(board).last(),
      ])
        await expect.poll(() => isInSight(part)).toBe(true);
    },
  );

  it("whatever comes first on a page can be pressed", async () => {
    // Whoever has played here finds something else first.
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

it.each(languages)("home in %s has a way to play in sight", async (locale) => {
  const { page, context } = await house.enter({ locale });
  await page.goto("/");
  for (const size of [phone, { width: 1280, height: 800 }]) {
    await resize(page, size);
    const solo = page.locator('a[href^="/solo/"]').first();
    await expect.poll(() => isInSight(solo)).toBe(true);
  }
  await context.close();
});

describe("the back button", () => {
  const sheet = (page: Page) => page.getByRole("dialog");
  /** Waits until that number of sheets lies there. */
  async function see(page: Page, sheets: number): Promise<void> {
    await expect.poll(() => sheet(page).count()).toBe(sheets);
  }

  let device: BrowserContext;
  beforeAll(async () => {
    ({ context: device } = await house.enter());
  });
  afterAll(() => device.close());

  /** At a table, with the home page behind it. */
  async function atTable(game: string): Promise<Page> {
    const page = await device.newPage();
    onTestFinished(() => page.close());
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
  });

  it("Escape puts a sheet away that has only just come", async () => {
    const page = await atTable("journey");
    await page.locator("[data-stamp]").nth(3).waitFor();
    await page.evaluate(async () => {
      const stamp = document.querySelectorAll("[data-stamp]").item(3);
      stamp.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      // Drawn before the next frame, and so before the sheet is modal.
      await Promise.resolve();
      if (!document.querySelector("dialog[popover]")) throw new Error("none");
      const key = new KeyboardEvent("keydown", {
        key: "Escape",
        bubbles: true,
      });
      document.body.dispatchEvent(key);
    });
    await see(page, 0);
    expect(new URL(page.url()).pathname).toBe("/solo/journey");
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
