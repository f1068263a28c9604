/** How people of these journeys solve the deals of the day: they have the solution from the server, and make it with their own hands. */

import type { AnyDailyDeal } from "@stolik/kernel";
import type { BrowserContext, Page } from "playwright-core";
import { expect, vi } from "vitest";
import type { DealGame, Taps } from "./deals.ts";
import { patience } from "./house.ts";

/** A Monday in winter, at noon in Warsaw. */
export const NOON = Date.parse("2027-01-04T11:00:00Z");
export const DAY = 24 * 60 * 60 * 1000;

/** By the calendar of Warsaw; at noon it is the same day in Greenwich. */
export function dayAt(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The calendar of somebody's device stands still; whatever moves there moves on, which a clock that stands still would stretch. */
export async function stopCalendar(
  context: BrowserContext,
  moment: number,
): Promise<void> {
  await context.addInitScript((now) => {
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor(...given: [] | [number]) {
        if (given.length === 0) super(now);
        else super(...given);
      }
      static override now() {
        return now;
      }
    } as DateConstructor;
  }, moment);
}

interface Deals {
  readonly isWhole: boolean;
  readonly deals: readonly {
    readonly day: string;
    readonly game: string;
    readonly contentVersion: string;
    readonly version: number;
    readonly deal: AnyDailyDeal;
  }[];
}

/** The solvers leave the processor to whoever plays, and so to whatever else is tested. */
export const solving = { timeout: 300_000 };

/** All deals of three days, once they are made. */
export async function dealsFrom(page: Page): Promise<Deals["deals"]> {
  const ask = async (): Promise<Deals> => {
    const answer = await page.request.get("/api/daily");
    return (await answer.json()) as Deals;
  };
  return vi.waitFor(
    async () => {
      const { isWhole, deals } = await ask();
      expect(isWhole).toBe(true);
      return deals;
    },
    { ...solving, interval: 500 },
  );
}

/** Makes the moves on the page, each once the one before is told, until the deal is over. */
export async function makeAll(
  page: Page,
  game: DealGame,
  moves: readonly unknown[],
  taps: Taps = 1,
): Promise<void> {
  for (const move of moves) {
    if (!game.isTold(move)) {
      await game.make(page, move, taps);
      continue;
    }
    const before = await told(page);
    await game.make(page, move, taps);
    await expect.poll(() => told(page), patience).not.toBe(before);
  }
  await game.end?.(page);
}

/** The log; on a narrow screen it is further down. */
function told(page: Page): Promise<string | null> {
  return page.locator('section[aria-label="Log"]').textContent(patience);
}

/** Waits for the result: what was reached out of what could be. */
export async function expectScore(
  page: Page,
  score: number,
  best: number,
): Promise<void> {
  const reached = page.locator("[data-score]");
  await expect
    .poll(() => reached.textContent(), patience)
    .toMatch(new RegExp(`^${score}(?:%| .*\\b${best}$)`));
}

/** How many people reached each score, as the page shows it; scores of nobody are left out. */
async function histogramOn(page: Page): Promise<string[]> {
  const rows = page
    .getByRole("table", { name: /solved this deal$/ })
    .locator("tbody tr");
  await rows.first().waitFor(patience);
  const texts = await rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll("th, td")]
        .map((cell) => cell.textContent?.trim())
        .join(": "),
    ),
  );
  return texts.filter((text) => !text.endsWith(": 0"));
}

/** Nobody but whoever looks has solved it; scores that are many stand several in a row. */
export async function expectAlone(page: Page, score: number): Promise<void> {
  expect(await histogramOn(page)).toEqual([
    expect.stringMatching(new RegExp(`^${score}(–\\d+)? \\(you\\): 1$`)),
  ]);
}
