/** The flower board: a word is a snake from tile to touching tile, and a jump is refused. */

import { seedFrom, seedToHex } from "@stolik/kernel";
import { boards } from "@stolik/letters/rules";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openHouse } from "./house.ts";
import type { House } from "./house.ts";
import {
  confirm,
  field,
  panel,
  playButton,
  scoreSheet,
  sight,
  type,
} from "./letters.ts";

const { touching } = boards.flower;

describe("two people on the flower board", () => {
  let house: House;
  let page: Page;

  beforeAll(async () => {
    house = await openHouse("snake");
    ({ page } = await house.enter());
  });
  afterAll(() => house.close());

  async function raiseCurtain(): Promise<void> {
    await page
      .getByRole("button", { name: "Show my side of the table" })
      .click();
    await panel(page).waitFor();
  }

  async function handOver(): Promise<void> {
    await page.getByRole("button", { name: "Hand over to Player" }).click();
    await raiseCurtain();
  }

  it("a word is typed, and lies as a snake", async () => {
    // Ę lies on START; the first holds I C O K I P, the other I Ż E Z A Z.
    const seed = seedToHex(seedFrom("snake"));
    await page.goto(`/hotseat/letters?seed=${seed}`);
    await page.getByRole("radio", { name: "Flower" }).check();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await raiseCurtain();
    await type(page, "KOPIĘ");
    const fields = await path();
    expect(fields).toHaveLength(5);
    for (const [index, at] of fields.slice(1).entries())
      expect(touching[fields[index] ?? -1]).toContain(at);
    await confirm(page, 13);
    await handOver();
    await scoreSheet(page).getByText("KOPIĘ").waitFor();
  });

  it("[L25] a jump is refused with the rule", async () => {
    const fields = await path();
    const [first = -1] = fields;
    const last = fields.at(-1) ?? -1;
    const { tiles } = await sight(page);
    const beside = touching[last]?.find(
      (at) => tiles[at] === "" && !touching[first]?.includes(at),
    );
    if (beside === undefined) throw new Error("There is no room to jump from.");
    await page.locator('[data-slot="0"]').click();
    await field(page, beside).click();
    await field(page, first).click();
    await panel(page)
      .getByText("Each letter of the word must touch the next.")
      .waitFor();
    expect(await playButton(page).isDisabled()).toBe(true);
    await panel(page).getByRole("link", { name: "Rule L25" }).click();
    const rules = page.getByRole("dialog");
    await rules.getByText("Another way to play: each letter").waitFor();
    await page.keyboard.press("Escape");
    await rules.waitFor({ state: "detached" });
  });

  it("the next word goes on from what lies there", async () => {
    await page.getByRole("button", { name: "Take everything back" }).click();
    await type(page, "POKAŻ");
    await confirm(page, 13);
    await handOver();
    await scoreSheet(page).getByText("POKAŻ").waitFor();
    await page.getByRole("button", { name: "Accept" }).click();
    const points = page.getByRole("region", { name: "Points and racks" });
    await expect
      .poll(() => points.getByText("13 pts", { exact: true }).count())
      .toBe(2);
  });

  /** The fields of the word shown, in its order: the draft's, or the one read last. */
  async function path(): Promise<number[]> {
    const cells = page.locator('[data-field][aria-label*=", letter "]');
    await cells.first().waitFor();
    const found = await cells.evaluateAll((all) =>
      all.map((cell) => ({
        at: Number(cell.getAttribute("data-field")),
        place: Number(
          /letter (\d+) of/.exec(cell.getAttribute("aria-label") ?? "")?.[1],
        ),
      })),
    );
    return found
      .toSorted((one, other) => one.place - other.place)
      .map(({ at }) => at);
  }
});
