/** What is wrong with a page as somebody sees it: too small, cut off, on top of each other, wider than the window. */

import type { Page } from "playwright-core";
import { surplusOf } from "../checks.ts";
import { openEyes } from "./sight.ts";
import { findCovered, findSmall, isInSight } from "./targets.ts";
import { readTexts } from "./texts.ts";

/** In pixels; a browser rounds. */
const SMALLEST = 10.95;
const SLACK = 1.5;
const LEAST_TARGET = 23.5;
/** Cities lie where they lie on the map. A first tap only shows the way, so whoever meant the next city sees it before they go. */
const FIXED = '[data-game="journey"] [data-field]';

/** One line for each thing; none: all is well. */
export async function faultsOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(openEyes);
  const texts = await page.evaluate(readTexts);
  const covered = await page.evaluate(findCovered, FIXED);
  const small = await page.evaluate(findSmall, {
    least: LEAST_TARGET,
    fixed: FIXED,
  });
  const surplus = await surplusOf(page);
  const faults = [
    ...texts
      .filter(({ size }) => size < SMALLEST)
      .map(({ words, size }) => `${size.toFixed(1)} px: ${words}`),
    ...texts
      .filter(({ cut }) => cut > SLACK)
      .map(({ words, cut }) => `cut off by ${Math.round(cut)} px: ${words}`),
    ...texts.flatMap(({ words, under }) =>
      under.map((other) => `text on text: ${words} / ${other}`),
    ),
    ...covered.map(({ target, by }) => `covered: ${target}, by ${by}`),
    ...small.map(
      ({ target, width, height }) =>
        `${Math.round(width)} × ${Math.round(height)} px: ${target}`,
    ),
    ...(surplus > 0 ? [`${surplus} px wider than the window`] : []),
  ];
  return [...new Set(faults)];
}

/** What is needed next and cannot be seen without scrolling. */
export async function outOfSight(
  page: Page,
  needed: readonly string[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const selector of needed)
    if (!(await page.evaluate(isInSight, selector)))
      faults.push(`out of sight: ${selector}`);
  return faults;
}
