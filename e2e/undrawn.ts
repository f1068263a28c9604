/** Pages that are laid out and drawn only for what asks how visible something is: no journey looks at pixels, and to draw them took a third of a browser's work. */

import type { BrowserContext, Page } from "playwright-core";

/** Everything is where it would be, can be pressed and is told; only the browser leaves its drawing out. */
export async function leaveUndrawn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const undrawn = new CSSStyleSheet();
    undrawn.replaceSync("html { opacity: 0 }");
    document.adoptedStyleSheets.push(undrawn);
    Object.assign(window, { undrawn });
  });
}

/** For work that asks how visible something is. */
export async function whileDrawn<Value>(
  page: Page,
  work: () => Promise<Value>,
): Promise<Value> {
  await page.evaluate(setUndrawn, false);
  try {
    return await work();
  } finally {
    await page.evaluate(setUndrawn, true);
  }
}

/** Runs in the page; one that is drawn all the time has no such sheet. */
function setUndrawn(isUndrawn: boolean): void {
  const sheet: unknown = Reflect.get(window, "undrawn");
  if (sheet instanceof CSSStyleSheet) sheet.disabled = !isUndrawn;
}
