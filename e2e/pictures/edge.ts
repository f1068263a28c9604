/** The lower edge of a picture: what it would cut in two is left out. */

import type { Page } from "playwright-core";

/** What is higher is a part of the page, not a line or a button. In pixels. */
const HIGHEST = 120;

/** What was left out of the last picture may be seen again. */
export async function hideWhatIsCut(page: Page, edge: number): Promise<void> {
  await page.evaluate(
    ([lowest, highest]) => {
      for (const hidden of document.querySelectorAll("[data-cut]")) {
        if (!(hidden instanceof HTMLElement)) continue;
        delete hidden.dataset["cut"];
        hidden.style.clipPath = "";
      }
      for (const part of document.querySelectorAll("main *")) {
        const { top, bottom, height } = part.getBoundingClientRect();
        if (top >= lowest || bottom <= lowest || height > highest) continue;
        if (!(part instanceof HTMLElement)) continue;
        part.dataset["cut"] = "";
        // Unlike visibility it fades nowhere.
        part.style.clipPath = "inset(100%)";
      }
    },
    [edge, HIGHEST] as const,
  );
}
