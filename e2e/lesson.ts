/** How people of these journeys take first steps: they do what the coach points at, by touch or by keyboard. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { patience } from "./house.ts";

const COACH = "[data-coach]";
const MOST_STEPS = 60;
/** How many milliseconds somebody waits for an answer before they tap again: a page that is busy may take a tap for a finger that rests. */
const LOST = 8_000;
const ATTEMPTS = 4;

/** What the coach says now. */
export function said(page: Page): Promise<string | null> {
  return page.locator(`${COACH} [role=status]`).textContent(patience);
}

/** Does something with a part of the page, by touch, keyboard or mouse. */
type Act = (selector: string) => Promise<void>;

/** Goes through a lesson to its end; `act` does what is to be done with a part of the board. */
export async function learn(page: Page, act: Act, goOn: Act): Promise<void> {
  if (!(await takeSteps(page, MOST_STEPS, act, goOn)))
    throw new Error("The lesson does not end.");
}

/** Takes that number of steps, and says whether the lesson has come to its end. */
export async function takeSteps(
  page: Page,
  steps: number,
  act: Act,
  goOn: Act,
): Promise<boolean> {
  for (let step = 0; step < steps; step += 1) {
    const sentence = await said(page);
    if ((await page.locator(`${COACH} a`).count()) > 0) return true;
    await followStep(page, sentence, act, goOn);
  }
  return false;
}

/** Does what is asked until the coach says something else. */
async function followStep(
  page: Page,
  sentence: string | null,
  act: Act,
  goOn: Act,
): Promise<void> {
  const lead = `${COACH} [data-lead]`;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if ((await page.locator(lead).count()) > 0) await goOn(lead);
    else await doAsAsked(page, act);
    const isTold = await expect
      .poll(() => said(page), { timeout: LOST })
      .not.toBe(sentence)
      .then(
        () => true,
        () => false,
      );
    if (isTold) return;
  }
  throw new Error(`The coach stays at: ${sentence}`);
}

async function doAsAsked(page: Page, act: Act): Promise<void> {
  await page.waitForSelector("[data-ring]", { state: "attached", ...patience });
  const parts = await page
    .locator("[data-ring]")
    .evaluateAll((rings) =>
      rings.map((ring) => ring.getAttribute("data-ring") ?? ""),
    );
  for (const part of parts) await act(part);
}
