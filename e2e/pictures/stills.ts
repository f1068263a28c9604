/** The pictures that stand still: each opens a page as somebody finds it. */

import type {
  BrowserContextOptions,
  Page,
  ViewportSize,
} from "playwright-core";
import { phone } from "../house.ts";
import { atRest, openStage } from "../measure/restore.ts";
import { phones } from "./plan.ts";

export interface Still {
  readonly name: string;
  readonly device: BrowserContextOptions & { readonly viewport: ViewportSize };
  /** In pixels: how high the bar at the foot of the window is. */
  readonly foot?: number;
  open(page: Page): Promise<void>;
}

/** Sharp on a fine screen, too. */
const desk = {
  viewport: { width: 1200, height: 760 },
  deviceScaleFactor: 1.5,
};

/** A whole match is to be judged within a minute. */
const MINUTE = { timeout: 60_000 };

export const stills: readonly Still[] = [
  ...phones.map((stage) => ({
    name: `${stage.game}-phone`,
    device: {
      viewport: phone,
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    },
    open: (page: Page) => openStage(page, stage),
  })),
  {
    name: "home",
    device: desk,
    async open(page) {
      await page.goto("/");
      await atRest(page);
    },
  },
  {
    name: "first-steps",
    device: desk,
    async open(page) {
      await page.goto("/learn/nsoe");
      await page.locator("[data-coach] [data-lead]").click();
      await atRest(page);
    },
  },
  {
    name: "review",
    device: desk,
    foot: 76,
    async open(page) {
      await openStage(page, {
        game: "letters",
        record: "covered-2-seats-challenge",
        name: "review",
        cut: (moves) => moves.length,
        isPast: true,
        next: [],
      });
      await page.getByRole("button", { name: "Review", exact: true }).click();
      const panel = page.getByRole("complementary", { name: "Review" });
      await panel.getByText(/thing.? to look at/).waitFor(MINUTE);
      await panel.getByRole("button", { name: /^Step/ }).first().click();
      await atRest(page);
    },
  },
];
