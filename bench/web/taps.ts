/** The slowest tap in the longest position of a game: from the finger to the next frame. */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { movesIn } from "@stolik/kernel";
import type { GameRecord, Player } from "@stolik/kernel";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { pace } from "../machine.ts";
import { slowDown } from "./visit.ts";

/** As many places of the board as are tapped. */
const TAPS = 16;
const REST = 300;

export interface Taps {
  readonly moves: number;
  readonly taps: number;
  /** In milliseconds. */
  readonly slowest: number;
  /** What a fixed piece of work took just before. */
  readonly pace: number;
}

/** Saves the longest golden match in the browser, opens it at the last turn, and taps what can be tapped. */
export async function tapLongest(
  context: BrowserContext,
  game: string,
  wanted: string,
): Promise<Taps> {
  const record = longest(game);
  const seat = movesIn(record).at(-1)?.seat ?? 0;
  const { outcome: _, ...open } = record;
  const players: Player[] = Array.from(
    { length: record.seats },
    (_none, index) =>
      index === seat
        ? { type: "person", name: "Ala", isOnline: true }
        : { type: "bot", name: `Bot ${index}`, level: 1 },
  );
  const saved = {
    players,
    record: { ...open, moves: record.moves.slice(0, -1) },
  };
  const page = await context.newPage();
  await page.goto("/rules/nowhere");
  await page.evaluate(shelve, { key: `solo/${game}`, saved });
  await page.goto(`/solo/${game}?pace=100000000`);
  await page.locator(wanted).first().waitFor();
  await page.waitForLoadState("networkidle");
  await slowDown(page);
  const before = pace();
  const taps = await tapAll(page);
  const slowest = await page.evaluate(() => window.slowest);
  await page.close();
  const moves = saved.record.moves.length;
  return { moves, taps, slowest, pace: before };
}

declare global {
  interface Window {
    slowest: number;
  }
}

/** Every button and cell of the board, or an even choice of them; whatever opens is closed again. */
async function tapAll(page: Page): Promise<number> {
  await page.evaluate(watchTaps);
  const found = await page
    .getByRole("main")
    .locator('button:not([disabled]), [role="gridcell"]')
    .all();
  const stride = Math.max(1, Math.floor(found.length / TAPS));
  let taps = 0;
  for (const [index, place] of found.entries()) {
    if (index % stride !== 0 || taps === TAPS) continue;
    if (await tapOne(page, place)) taps += 1;
    await page.waitForTimeout(REST);
    await page.keyboard.press("Escape");
  }
  return taps;
}

/** False: it has gone, or something lies over it. The finger itself comes without the library's checks, which would be measured too. */
async function tapOne(page: Page, place: Locator): Promise<boolean> {
  const isThere = await place.tap({ trial: true, timeout: 1_000 }).then(
    () => true,
    () => false,
  );
  const box = isThere ? await place.boundingBox() : null;
  if (!box) return false;
  await page.waitForTimeout(REST);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return true;
}

/**
 * Runs in the page: from the event's own time to the end of the page's work on the next frame.
 * Event Timing would wait for the screen's answer, which a browser without a screen gives seconds late.
 */
function watchTaps(): void {
  window.slowest = 0;
  for (const type of ["pointerdown", "click"])
    window.addEventListener(
      type,
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // A message comes after the frame, a second callback before the next.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => {
            const time = performance.now() - timeStamp;
            window.slowest = Math.max(window.slowest, time);
          });
          port1.start();
          port2.postMessage(null);
        }),
      { capture: true },
    );
}

function longest(game: string): GameRecord {
  const folder = fileURLToPath(
    new URL(`../../games/${game}/test/golden`, import.meta.url),
  );
  const [first] = readdirSync(folder)
    .map((name): GameRecord =>
      JSON.parse(readFileSync(`${folder}/${name}`, "utf8")),
    )
    .toSorted((one, other) => other.moves.length - one.moves.length);
  if (!first) throw new Error(`${game} has no golden match.`);
  return first;
}

/** Runs in the page; the database is the one that web/session/match-storage.ts opens. */
function shelve({
  key,
  saved,
}: {
  readonly key: string;
  readonly saved: unknown;
}): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("stolik", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("matches");
    opening.onerror = () => reject(opening.error ?? new Error("IndexedDB"));
    opening.onsuccess = () => {
      const writing = opening.result.transaction("matches", "readwrite");
      writing.objectStore("matches").put(saved, key);
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
