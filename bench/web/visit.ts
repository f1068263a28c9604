/** One visit of a page on a slowed phone: when it shows something, when it can be used, what came over the wire. */

import { fileURLToPath } from "node:url";
import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { pace } from "../machine.ts";

/** A small phone on a slow mobile network, as Lighthouse has them. */
export const slowPhone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: "en",
} as const;
const PROCESSOR = 4;
/** What the fixed piece of work takes on the machine that is meant: then a slow minute of this one does not make the phone slower. */
const MEANT_PACE = Number(process.env["BENCH_PACE"] ?? Number.NaN);
const LOOKS = 5;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const MARKS = fileURLToPath(new URL("marks.js", import.meta.url));
const PATIENCE = 60_000;

export interface Visit {
  /** Milliseconds from the navigation to the first content. */
  readonly first: number;
  /** To the frame in which what the page is for stands there. */
  readonly shown: number;
  /** To the moment when the page's thread is free to answer a tap. */
  readonly usable: number;
  /** Bytes of script over the wire: the page's until it is usable, then those that come later or for its worker. */
  readonly script: number;
  readonly laterScript: number;
  /** Bytes of everything, until the network rests. */
  readonly all: number;
  /** The sum of all layout shifts, and what the largest moved. */
  readonly shift: number;
  readonly moved: string;
  /** What a fixed piece of work took just before. */
  readonly pace: number;
}

interface Marks {
  readonly shown?: number;
  readonly usable?: number;
  readonly shift: number;
  readonly moved: string;
}

declare global {
  interface Window {
    wanted: string;
    marks: Marks;
    tellUsable(payload: string): void;
  }
}

/** By how much the page's processor is to be slowed down just now. */
function processorRate(): number {
  if (Number.isNaN(MEANT_PACE)) return PROCESSOR;
  const paces = Array.from({ length: LOOKS }, pace).toSorted((a, b) => a - b);
  const now = paces[Math.floor(LOOKS / 2)] ?? MEANT_PACE;
  return Math.max(1, (PROCESSOR * MEANT_PACE) / now);
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  const rate = processorRate();
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  return devtools;
}

/** Opens an address in a new tab, and stays until the app is on the device; a second visit in the same context has what the first left there. */
export async function visit(
  context: BrowserContext,
  address: string,
  wanted: string,
): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript(`window.wanted = ${JSON.stringify(wanted)}`);
  // As it stands: what is compiled calls helpers that the page does not have.
  await page.addInitScript({ path: MARKS });
  const devtools = await slowDown(page);
  const wire = weigh(devtools);
  const usable = whenUsable(devtools);
  const before = pace();
  await page.goto(address, { waitUntil: "commit" });
  await usable;
  const script = wire.script();
  await page.waitForLoadState("networkidle");
  const marks = await page.evaluate(() => window.marks);
  const first = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.close();
  return {
    first: first ?? Number.NaN,
    shown: marks.shown ?? Number.NaN,
    usable: marks.usable ?? Number.NaN,
    script,
    laterScript: wire.script() - script,
    all: wire.all(),
    shift: marks.shift,
    moved: marks.moved,
    pace: before,
  };
}

/** The page reports by itself: asking it repeatedly would keep its thread busy, and that would be measured too. */
async function whenUsable(devtools: CDPSession): Promise<void> {
  await devtools.send("Runtime.enable");
  await devtools.send("Runtime.addBinding", { name: "tellUsable" });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error("The page never became usable.")),
      PATIENCE,
    );
    devtools.on("Runtime.bindingCalled", ({ name }) => {
      if (name !== "tellUsable") return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Counts what comes over the wire; what the cache had counts nothing. */
function weigh(devtools: CDPSession) {
  const scripts = new Set<string>();
  let script = 0;
  let all = 0;
  devtools.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.mimeType.includes("javascript")) scripts.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    all += encodedDataLength;
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  return { script: () => script, all: () => all };
}
