/** First steps in every game, as a newcomer takes them: by touch on a phone, by keyboard at a desk. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNoSurplus, expectNothingGrave, settled } from "./checks.ts";
import { italianPhone, openHouse, patience } from "./house.ts";
import type { House } from "./house.ts";
import { learn, said } from "./lesson.ts";

const games = ["nsoe", "cross", "letters", "grzybowski", "journey"] as const;

let house: House;
beforeAll(async () => {
  house = await openHouse("lesson");
});
afterAll(() => house.close());

describe.each(games)("the first steps of %s", (game) => {
  it("are taken by touch on a phone", async () => {
    const { page, context } = await house.enterNew(italianPhone);
    await page.goto(`/learn/${game}`);
    await learn(
      page,
      async (part) => {
        await page.locator(part).first().tap();
        // A card that is seen large first is taken there.
        const large = page.locator("[data-take-it]");
        if (await large.isVisible()) await large.tap();
        // Where a finger covers what it points at, the first tap only aims.
        const aimed = page.locator(`${part}[data-aimed="true"]`);
        if ((await aimed.count()) > 0) await aimed.tap();
      },
      (button) => page.locator(button).tap(),
    );
    await page.locator("[data-coach] a").tap();
    await page.waitForURL(`**/solo/${game}`, patience);
    await context.close();
  });

  it("are taken by keyboard", async () => {
    const { page, context } = await house.enterNew();
    await page.goto(`/learn/${game}`);
    await learn(
      page,
      async (part) => {
        await page.locator(part).first().focus();
        await page.keyboard.press("Enter");
      },
      async (button) => {
        await page.locator(`${button}:focus`).waitFor(patience);
        await page.keyboard.press("Enter");
      },
    );
    await context.close();
  });
});

describe("a lesson", () => {
  it("goes on where it was left, goes back, and leaves no game behind", async () => {
    const { page, context } = await house.enterNew();
    await page.goto("/learn/nsoe");
    const first = await said(page);
    await page.getByRole("button", { name: "Next" }).click();
    await expect.poll(() => said(page), patience).not.toBe(first);
    await page.getByRole("button", { name: "Do it for me" }).click();
    await expect.poll(() => said(page), patience).toContain("Right!");
    await page.reload();
    await expect.poll(() => said(page), patience).toContain("Right!");
    await page.getByRole("button", { name: "Back" }).click();
    await expect.poll(() => said(page), patience).toContain("Choose its card");
    await page.goto("/games");
    await page.getByRole("heading", { level: 1 }).waitFor(patience);
    expect(await page.getByRole("link", { name: "Continue" }).count()).toBe(0);
    await context.close();
  });

  it("says so where another move was legal, and waits", async () => {
    const { page, context } = await house.enterNew();
    await page.goto("/learn/nsoe");
    await page.getByRole("button", { name: "Next" }).click();
    await page.locator('[data-card="wien"]').click();
    await page.locator('[data-cell="1-6"]').click();
    const answer = "Not yet: first do what’s ringed.";
    await expect
      .poll(() => page.getByRole("alert").allTextContents(), patience)
      .toContain(answer);
    expect(await page.locator("[data-prompt]").textContent()).toContain(answer);
    expect(await said(page)).toContain("Choose its card");
    await context.close();
  });

  it("is offered to whoever opens a game for the first time", async () => {
    const { page, context } = await house.enterNew();
    await page.goto("/solo/nsoe");
    await page.getByRole("link", { name: /Learn it/ }).click(patience);
    await page.waitForURL("**/learn/nsoe", patience);
    await context.close();
  });

  it.each(["light", "dark"] as const)("has no fault in %s", async (scheme) => {
    const { page, context } = await house.enterNew({ colorScheme: scheme });
    await page.goto("/learn/nsoe");
    await said(page);
    await settled(page);
    await expectNothingGrave(page);
    await expectNoSurplus(page);
    await context.close();
  });
});
