/** Two people on one device: KŁOŃ, NOŻYK and ŻONKIL around a bonus field, a curtain between their racks. */

import { seedFrom, seedToHex } from "@stolik/kernel";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNothingGrave } from "./checks.ts";
import { openHouse } from "./house.ts";
import type { House } from "./house.ts";
import {
  confirm,
  drag,
  lay,
  panel,
  scoreSheet,
  sight,
  squareField,
  type,
} from "./letters.ts";

describe("two people on one device", () => {
  let house: House;
  let page: Page;

  beforeAll(async () => {
    house = await openHouse("hot seat");
    ({ page } = await house.enter());
  });
  afterAll(() => house.close());

  /** Who read the word sees it lie there, and then hands over. */
  async function handOver(player: string): Promise<void> {
    await page.getByRole("button", { name: `Hand over to ${player}` }).click();
    await raiseCurtain(player);
  }

  async function raiseCurtain(player: string): Promise<void> {
    await page.getByText(`${player}, it’s your turn`).first().waitFor();
    expect(await page.locator("[data-slot]").count()).toBe(0);
    await page
      .getByRole("button", { name: "Show my side of the table" })
      .click();
    await panel(page).waitFor();
  }

  const bonus = (covered: number) =>
    page.getByRole("gridcell", {
      name: `row 2, space 4: bonus space worth 10 pts, sides covered: ${covered} of 4`,
    });

  it("a curtain hides the rack until its owner asks for it", async () => {
    // Ł lies on START; the first holds O J I E Ń K, the other Y G Ż N N Ć.
    const seed = seedToHex(seedFrom("żonkil 7220"));
    await page.goto(`/hotseat/letters?seed=${seed}`);
    await page.getByRole("radio", { name: "In a chain" }).check();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await raiseCurtain("Player 1");
    expect((await sight(page)).rack.join("")).toBe("OJIEŃK");
  });

  it("tiles are laid by hand, by taps and by dragging; the word is typed", async () => {
    await drag(page, "K", squareField(3, 4));
    await lay(page, "O", squareField(3, 3));
    await lay(page, "Ń", squareField(3, 5));
    await type(page, "kłoń");
    await bonus(1).waitFor();
    await confirm(page, 15);
  });

  it("axe finds nothing serious on the board, before it is handed over and after", async () => {
    await scoreSheet(page).getByText("KŁOŃ").waitFor();
    expect((await sight(page)).rack.join("")).toBe("JIE");
    await expectNothingGrave(page);
    await handOver("Player 2");
    await expectNothingGrave(page);
  });

  it("NOŻYK brings 14", async () => {
    await lay(page, "N", squareField(2, 3));
    await lay(page, "Ż", squareField(1, 3));
    await lay(page, "Y", squareField(2, 5));
    await type(page, "NOŻYK");
    await bonus(3).waitFor();
    await confirm(page, 14);
  });

  it("[L21] ŻONKIL fences in the bonus field: 14 and 10, as shown before", async () => {
    await handOver("Player 1");
    await lay(page, "I", squareField(1, 4));
    await lay(page, "L", squareField(1, 5));
    // L12: a tile laid that is not in the word is refused, with the rule.
    await type(page, "ŻONKI");
    await panel(page)
      .getByText("L is on the board but not in the word")
      .waitFor();
    await panel(page).getByRole("link", { name: "Rule L12" }).waitFor();
    await type(page, "ŻONKIL");
    await bonus(4).waitFor();
    await panel(page).getByText("14 + 10").waitFor();
    await confirm(page, 24);
    await handOver("Player 2");
    await scoreSheet(page).getByText("14 + 10 = 24").waitFor();
    await page.getByRole("button", { name: "Accept" }).click();
    const points = page.getByRole("region", { name: "Points and racks" });
    await points.getByText("39 pts").waitFor();
    await points.getByText("14 pts").waitFor();
  });
});
