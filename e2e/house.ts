/** A house to play in: a real server on a port of its own, a real browser, and people with their own devices. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { seedFrom } from "@stolik/kernel";
import { serve } from "@stolik/server";
import type { ServeOptions } from "@stolik/server";
import { chromium } from "playwright-core";
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from "playwright-core";
import { expect } from "vitest";
import { sharedDeals } from "./shared-deals.ts";
import { leaveUndrawn } from "./undrawn.ts";
import { WEB_FOLDER } from "./web-folder.ts";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };
/** A phone as Italians have it. */
export const italianPhone = {
  viewport: phone,
  locale: "it",
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/** Long enough for a busy machine. */
export const patience = { timeout: 60_000 };

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
}

export interface House {
  readonly url: string;
  /** Somebody with a device of their own, on which bots move at once. */
  enter(options?: BrowserContextOptions): Promise<Person>;
  /** Somebody whose device nobody has chosen anything on. */
  enterNew(options?: BrowserContextOptions): Promise<Person>;
  /** Fails if any page has met an error. */
  close(): Promise<void>;
}

/** A server on a port of its own. */
export interface Door {
  readonly url: string;
  close(): Promise<void>;
}

/** Every deal comes from this seed. */
export async function openServer(
  seed: string,
  settings: Pick<
    Partial<ServeOptions>,
    "awayAfter" | "clock" | "makeSeed"
  > = {},
): Promise<Door> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), "stolik-house-"));
  const server = await serve({
    port: 0,
    dataFolder,
    webFolder: WEB_FOLDER,
    botDelay: 0,
    logLevel: "error",
    makeSeed: () => seedFrom(seed),
    dealMaker: sharedDeals,
    ...settings,
  });
  return {
    url: server.url,
    async close() {
      await server.close();
      rmSync(dataFolder, { recursive: true });
    },
  };
}

/** Every deal in the house comes from this seed. Its pages are drawn only where somebody looks at them. */
export async function openHouse(
  seed: string,
  server: Promise<Door> | Door = openServer(seed),
  { isDrawn = false } = {},
): Promise<House> {
  return furnish(await server, isDrawn);
}

/** One for all houses that a test worker opens; it ends with the worker. */
async function sharedBrowser(): Promise<Browser> {
  shared ??= chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  return shared;
}

let shared: Promise<Browser> | undefined;

/** Where no worker ends. */
export async function closeBrowser(): Promise<void> {
  const browser = await shared;
  await browser?.close();
}

async function furnish(server: Door, isDrawn: boolean): Promise<House> {
  const browser = await sharedBrowser();
  const entered: BrowserContext[] = [];
  const errors: string[] = [];
  const enterNew = async (options?: BrowserContextOptions): Promise<Person> => {
    const context = await browser.newContext({
      viewport: desktop,
      locale: "en",
      reducedMotion: "reduce",
      baseURL: server.url,
      // Every device is new, and would fetch the whole app for nothing.
      serviceWorkers: "block",
      ...options,
    });
    entered.push(context);
    if (!isDrawn) await leaveUndrawn(context);
    // What a page adds to the seed is the same every time.
    await context.addInitScript(() => {
      crypto.getRandomValues = (array) => array;
      // As in a network at home: without https a browser has none.
      Reflect.deleteProperty(Crypto.prototype, "randomUUID");
    });
    context.on("weberror", (met) => errors.push(met.error().message));
    const page = await context.newPage();
    return { page, context };
  };
  return {
    url: server.url,
    enterNew,
    async enter(options) {
      const person = await enterNew(options);
      await person.context.addInitScript(() => {
        // A page that has not been anywhere yet keeps nothing.
        if (location.href !== "about:blank")
          localStorage.setItem("stolik.pace", "instant");
      });
      return person;
    },
    async close() {
      await Promise.all(entered.map((context) => context.close()));
      await server.close();
      expect(errors).toEqual([]);
    },
  };
}
