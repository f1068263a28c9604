/** One person against a bot in Plac Grzybowski: the last turns of a match that was left on this device, and the final count. */

import { replay } from "@stolik/kernel";
import { count, grzybowski } from "@stolik/grzybowski/rules";
import type { State } from "@stolik/grzybowski/rules";
import { afterAll, beforeAll, expect, it } from "vitest";
import { countOn, rowsOf } from "./grzybowski.ts";
import { openHouse, patience } from "./house.ts";
import type { House } from "./house.ts";
import { openStage } from "./measure/restore.ts";
import { recordFrom } from "./table.ts";

/** Three moves a turn; three turns are left. */
const LEFT = 9;

let house: House;
beforeAll(async () => {
  house = await openHouse("grzybowski solo");
});
afterAll(() => house.close());

it("plays a match against a bot to the end, and the count is the kernel's", async () => {
  const { page } = await house.enter();
  await openStage(page, {
    game: "grzybowski",
    name: "late",
    record: "swap",
    cut: (moves) => moves.length - LEFT,
    next: [],
  });

  const card = page.locator('[data-take][aria-disabled="false"]');
  const skip = page.locator("[data-skip]");
  for (let turn = 0; turn < LEFT; turn += 1) {
    await card.or(skip).first().waitFor(patience);
    if ((await skip.count()) > 0) break;
    await card.nth(turn % (await card.count())).click();
    await page.locator("[data-grid] [data-lit]").first().click();
    await page.locator("[data-confirm]").click();
    await page.locator("[data-confirm]").waitFor({ state: "detached" });
  }
  await skip.click(patience);

  const replayed = replay(grzybowski, await recordFrom(page));
  if (!replayed.ok) throw new Error(replayed.refusal.code);
  const last = replayed.value.steps.at(-1);
  if (!last) throw new Error("Nothing was played.");
  const { grids, isOver } = last.position.state as State;
  expect(isOver).toBe(true);
  for (const [seat, grid] of grids.entries())
    expect(await countOn(page, seat)).toEqual(rowsOf(count(grid)));
});
