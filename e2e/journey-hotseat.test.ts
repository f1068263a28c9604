/** Two people on one device, and a curtain over their hands. */

import { seedFrom, seedToHex } from "@stolik/kernel";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNothingGrave } from "./checks.ts";
import { openHouse, patience } from "./house.ts";
import type { House } from "./house.ts";
import { catchUp, march, marchOf, mirror } from "./journey.ts";

describe("two people on one device", () => {
  let house: House;
  let page: Page;
  // Player 1 begins and fetches three cards at once; blue dates are printed nowhere on the board.
  const seed = seedFrom("curtain 53");
  const match = mirror(seed, ["", ""]);
  const names: [string[], string[]] = [[], []];

  beforeAll(async () => {
    house = await openHouse("hot seat");
    ({ page } = await house.enter());
  });
  afterAll(() => house.close());

  async function expectCurtain(player: string): Promise<void> {
    await page.getByText(`${player}, it’s your turn`).first().waitFor(patience);
    expect(await page.locator("[data-card]").count()).toBe(0);
    await expectUnknown([...names[0], ...names[1]]);
  }

  async function raiseCurtain(): Promise<void> {
    await page
      .getByRole("button", { name: "Show my side of the table" })
      .click();
    await page.locator("[data-card]").first().waitFor(patience);
    await catchUp(page);
  }

  /** Neither written on the page nor in its labels. */
  async function expectUnknown(secrets: readonly string[]): Promise<void> {
    const content = await page.content();
    for (const secret of secrets) expect(content).not.toContain(secret);
  }

  /** The hand is what the kernel dealt; the names of the blue cards are noted. */
  async function readHand(seat: 0 | 1): Promise<void> {
    const cards = page.locator("[data-card]");
    const hand = match.state.hands[seat] ?? [];
    await expect.poll(() => cards.count(), patience).toBe(hand.length);
    names[seat] = [];
    for (const [place, card] of hand.entries()) {
      expect(await cards.nth(place).getAttribute("data-card")).toBe(card);
      if (!card.startsWith("blue")) continue;
      const label = (await cards.nth(place).getAttribute("aria-label")) ?? "";
      const [title = ""] = label.split(". ");
      expect(title.length).toBeGreaterThan(3);
      expect(await page.content()).toContain(title);
      names[seat].push(title, card);
    }
  }

  it("[J28] a curtain hides the hand until its owner asks for it", async () => {
    await page.goto(`/hotseat/journey?seed=${seedToHex(seed)}`);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expectCurtain("Player 1");
    await raiseCurtain();
    await readHand(0);
  });

  it("after a move its player sees what it brought, until they hand over by keyboard", async () => {
    const way = marchOf(match.state);
    await march(page, way);
    match.play({ type: "take", die: way.die });
    match.play({ type: "go", to: way.to });
    await page
      .getByText(/Player 1 draws: /)
      .first()
      .waitFor(patience);
    await readHand(0);
    expect(match.state.hands[0]).toHaveLength(4);
    await expectUnknown(
      (match.state.hands[1] ?? []).map((card) => `"${card}"`),
    );
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      "Hand over to Player 2",
    );
    await expectNothingGrave(page);
    await page.keyboard.press("Enter");
    await expectCurtain("Player 2");
  });

  it("[J28] the other sees that cards were drawn, but not which", async () => {
    await raiseCurtain();
    await page
      .getByText(/Player 1 collects the marker and draws cards \(3\)/)
      .first()
      .waitFor();
    await expectUnknown(names[0]);
    await expectUnknown(
      (match.state.hands[0] ?? []).map((card) => `"${card}"`),
    );
    await readHand(1);
    expect(names[1]).toHaveLength(2);
  });

  it("[J28] the first gets the device back with all four cards, and none of the other's", async () => {
    const way = marchOf(match.state);
    await march(page, way);
    match.play({ type: "take", die: way.die });
    match.play({ type: "go", to: way.to });
    await page.getByRole("button", { name: "Hand over to Player 1" }).click();
    await expectCurtain("Player 1");
    await raiseCurtain();
    await expectUnknown(names[1]);
    await readHand(0);
    expect(names[0]).toHaveLength(4);
  });

  it("a reload lets the curtain fall again", async () => {
    await page.reload();
    await expectCurtain("Player 1");
  });

  it("a new game begins behind the curtain, and is read out from its first move", async () => {
    await raiseCurtain();
    await page.getByRole("button", { name: "New game" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: "Start", exact: true })
      .click();
    await expectCurtain("Player 1");
    await raiseCurtain();
    const fresh = mirror(seed, ["", ""]);
    const way = marchOf(fresh.state);
    await march(page, way);
    await page
      .getByRole("status")
      .filter({ hasText: /Player 1 walks to/ })
      .waitFor({ ...patience, state: "attached" });
    await page.getByRole("button", { name: "Hand over to Player 2" }).waitFor();
  });
});
