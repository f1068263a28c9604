/** Somebody goes away in the middle of a match: the others go on with a bot, or end; whoever returns has their seat back. */

import { verify } from "@stolik/kernel";
import { nsoe } from "@stolik/nsoe/rules";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leave, moveOn, plates, playUntil, sitDown } from "./away.ts";
import { openHouse, openServer, patience, phone } from "./house.ts";
import type { House, Person } from "./house.ts";
import { viewOf } from "./nsoe.ts";
import { recordFrom } from "./table.ts";

const seed = "deal 37";
/** In place of a minute. */
const AWAY_AFTER = 1_000;

describe("two people, of whom one goes away", () => {
  let house: House;
  let ola: Person;
  let marco: Person;
  let path: string;

  beforeAll(async () => {
    house = await openHouse(seed, openServer(seed, { awayAfter: AWAY_AFTER }));
    ola = await house.enter();
    marco = await house.enter({
      viewport: phone,
      isMobile: true,
      hasTouch: true,
    });
    path = await sitDown([ola.page, marco.page]);
  });
  afterAll(() => house.close());

  it("the other is told so, and after a while asked; nobody absent is thinking", async () => {
    const { page } = ola;
    if ((await viewOf(page)).turn === 0) await moveOn(page, await viewOf(page));
    await marco.page.goto("/");
    await page.getByText("Marco is away.").first().waitFor();
    await page.getByRole("heading", { name: "Marco is away" }).waitFor();
    expect(await page.getByText("thinking").count()).toBe(0);
    await page.getByText("It’s up to you.").waitFor();
  });

  it("to wait folds the question away, and it can be taken up again", async () => {
    const { page } = ola;
    await page.getByRole("button", { name: "Wait", exact: true }).click();
    await page.getByText("You’re waiting.").waitFor();
    await page.getByRole("button", { name: "Choose again" }).click();
    const bot = page.getByRole("button", { name: "Let a bot play on" });
    await bot.focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => (await plates(page))[1], patience)
      .toContain("bot for Marco");
    await expect.poll(async () => (await viewOf(page)).turn, patience).toBe(0);
  });

  it("who returns in the middle of another's turn disturbs nothing, and reads what was done for them", async () => {
    const card = ola.page.locator("[data-card]").first();
    await card.click();
    expect(await card.getAttribute("aria-pressed")).toBe("true");
    await marco.page.goto(path);
    await marco.page
      .getByRole("heading", { name: /a bot played \d+ moves? for you/ })
      .waitFor();
    expect(
      await marco.page
        .getByRole("status")
        .getByText(/^Marco/)
        .count(),
    ).toBeGreaterThan(0);
    await expect
      .poll(async () => (await plates(ola.page))[1], patience)
      .not.toContain("bot");
    expect(await card.getAttribute("aria-pressed")).toBe("true");
    await card.click();
    await moveOn(ola.page, await viewOf(ola.page));
    await marco.page.getByRole("button", { name: "All right" }).tap();
    await marco.page.reload();
    await marco.page.locator("[data-card]").first().waitFor();
    expect(
      await marco.page.getByRole("heading", { name: /a bot played/ }).count(),
    ).toBe(0);
  });

  it("who leaves is asked about at once; the other ends it, and nobody has won", async () => {
    await leave(marco.page);
    await marco.page
      .getByText("Your seat at this table is being kept for you.")
      .waitFor();
    const { page } = ola;
    await page.getByRole("heading", { name: "Marco is away" }).waitFor();
    await page.getByRole("button", { name: "End the game here" }).click();
    await page.getByRole("button", { name: "End it for everyone" }).click();
    await page.getByRole("heading", { name: "Ended by agreement" }).waitFor();
    expect(await page.getByRole("heading", { name: /wins?\b/ }).count()).toBe(
      0,
    );
    await marco.page.goto(path);
    await marco.page
      .getByRole("heading", { name: "Ended by agreement" })
      .waitFor();
    const record = await recordFrom(page);
    expect(verify(nsoe, record)).toEqual({ ok: true, value: null });
  });
});

describe("three people, of whom one leaves", () => {
  let house: House;
  let people: Person[];

  beforeAll(async () => {
    house = await openHouse(seed);
    people = [await house.enter(), await house.enter(), await house.enter()];
    await sitDown(people.map(({ page }) => page));
  });
  afterAll(() => house.close());

  it("both who stay see what the other wants, and it is done once they agree", async () => {
    const [ola, marco, ewa] = people.map(({ page }) => page);
    if (!ola || !marco || !ewa) throw new Error("Three were to play.");
    await leave(ewa);
    await ola.getByRole("button", { name: "End the game here" }).click();
    await marco.getByText("Ola: End the game here").waitFor();
    await marco.getByRole("button", { name: "Let a bot play on" }).click();
    await ola.getByText("Marco: Let a bot play on").waitFor();
    expect(await viewOf(ola)).toMatchObject({ laid: [expect.anything()] });
    await ola.getByRole("button", { name: "Let a bot play on" }).click();
    for (const page of [ola, marco])
      await expect
        .poll(async () => (await plates(page))[2], patience)
        .toContain("bot for Ewa");
    await playUntil([ola, marco], 0);
    await leave(marco);
    await ola.getByRole("button", { name: "End the game here" }).click();
    await ola.getByRole("button", { name: "End it for everyone" }).click();
    await ola.getByRole("heading", { name: "Ended by agreement" }).waitFor();
  });
});
