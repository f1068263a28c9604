/** Two people on one device, by keyboard alone. */

import { seedFrom, seedToHex } from "@stolik/kernel";
import { nsoe } from "@stolik/nsoe/rules";
import type { Cell, Move } from "@stolik/nsoe/rules";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openHouse } from "./house.ts";
import type { House } from "./house.ts";
import { mirrorOf } from "./mirror.ts";
import { goodMove, seesLast } from "./nsoe.ts";

const seed = seedFrom("deal 37");

let house: House;
beforeAll(async () => {
  house = await openHouse("hot seat");
});
afterAll(() => house.close());

it("a whole match without touching the mouse", async () => {
  const { page } = await house.enter();
  await page.goto(`/hotseat/nsoe?seed=${seedToHex(seed)}`);
  await tabTo(page, () =>
    page.getByRole("button", { name: "Start", exact: true }),
  );
  await page.keyboard.press("Enter");
  await page.locator("[data-card]").first().waitFor();

  // The same seed deals the same cards here: the board must show what the kernel says, move by move.
  const match = mirrorOf(nsoe, seed, ["", ""], { board: "roomy" });
  for (
    let moves = 0;
    match.state.ending === undefined && moves < 60;
    moves += 1
  ) {
    const { turn, hands } = match.state;
    const move = goodMove(nsoe.view(match.state, turn), hands[turn] ?? []);
    await makeByKeys(page, move);
    match.play(turn, move);
    // At the end a map takes the place of the grid.
    if (move.type === "lay" && match.state.ending === undefined)
      await seesLast(page, match.state, "en");
  }
  expect(match.state.ending).toBe("out");
  await page.getByRole("heading", { name: /wins?\b/ }).waitFor();
});

/** Presses Tab until the element has the focus, as somebody without a mouse would. */
async function tabTo(
  page: Page,
  find: () => ReturnType<Page["locator"]>,
): Promise<void> {
  await find().waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await find().evaluate((element) => element === document.activeElement))
      return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab does not lead there.");
}

/** Enter on a card leads into the grid; the arrows find the cell. */
async function makeByKeys(page: Page, move: Move): Promise<void> {
  if (move.type === "draw") throw new Error("Nobody lays wrong here.");
  await page.locator(`[data-card="${move.city}"]:enabled`).waitFor();
  await tabTo(page, () => page.locator(`[data-card="${move.city}"]`));
  await page.keyboard.press("Enter");
  if (move.type === "swap") {
    await tabTo(page, () => page.locator(`[data-pile="${move.pile}"]`));
  } else {
    const from = await focusedCell(page);
    const down = move.row - from.row;
    const across = move.column - from.column;
    await pressOften(page, down > 0 ? "ArrowDown" : "ArrowUp", Math.abs(down));
    await pressOften(
      page,
      across > 0 ? "ArrowRight" : "ArrowLeft",
      Math.abs(across),
    );
    expect(await focusedCell(page)).toEqual({
      row: move.row,
      column: move.column,
    });
  }
  await page.keyboard.press("Enter");
}

async function focusedCell(page: Page): Promise<Cell> {
  const name = await page.evaluate(() =>
    document.activeElement?.getAttribute("data-cell"),
  );
  const [row, column] = (name ?? "").split("-").map(Number);
  if (row === undefined || column === undefined)
    throw new Error("The focus is not in the grid.");
  return { row, column };
}

async function pressOften(
  page: Page,
  name: string,
  times: number,
): Promise<void> {
  for (let press = 0; press < times; press += 1)
    await page.keyboard.press(name);
}
