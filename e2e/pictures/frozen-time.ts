/** Time that stands still on a page and goes on only when told to: for timers, for what is drawn frame by frame, and for animations, which keep a clock of their own. */

import type { Page } from "playwright-core";

/** Of every picture. */
export const DAY = new Date("2026-05-03T10:00:00Z");
/** Boards begin their animations at what this clock says: so far ahead of the browser's own that none begins by itself. Always the same, as frames are counted from it. */
const STOP = new Date("2026-05-03T11:00:00Z");
/** In milliseconds: nothing that has begun takes longer. */
const LONGEST = 2000;

/** Before the page is opened; until it is frozen, time goes on. */
export async function prepareTime(page: Page): Promise<void> {
  await page.clock.install({ time: DAY });
}

export async function freeze(page: Page): Promise<void> {
  await page.clock.pauseAt(STOP);
  await goOn(page, 0);
}

/** Stops when all that moves has come to rest. */
export async function comeToRest(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + LONGEST);
  await goOn(page, LONGEST);
}

/** Whether anything is still to move. */
export async function goOn(page: Page, milliseconds: number): Promise<boolean> {
  await page.clock.runFor(milliseconds);
  return page.evaluate(setAnimations);
}

/** Runs in the page, which has no more than one such map. */
function setAnimations(): boolean {
  const starts = (globalThis.animationStarts ??= new Map<Animation, number>());
  const now = performance.now();
  let isMoving = false;
  for (const animation of document.getAnimations()) {
    // A style sheet's begin by the browser's own clock, the boards' by the one that is frozen.
    const isOfStyle =
      animation instanceof CSSAnimation || animation instanceof CSSTransition;
    const begun = isOfStyle ? now : Number(animation.startTime ?? now);
    const start = starts.get(animation) ?? begun;
    starts.set(animation, start);
    const end = Number(animation.effect?.getComputedTiming().endTime);
    animation.pause();
    if (now - start >= end) {
      animation.finish();
      continue;
    }
    animation.currentTime = now - start;
    isMoving ||= Number.isFinite(end);
  }
  return isMoving;
}

declare global {
  var animationStarts: Map<Animation, number> | undefined;
}
