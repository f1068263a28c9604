/** One person against a bot in Plac Grzybowski, to the final count. */

import { replay, seedFrom, seedToHex } from "@stolik/kernel";
import { count, grzybowski } from "@stolik/grzybowski/rules";
import type { State } from "@stolik/grzybowski/rules";
import { afterAll, beforeAll, expect, it } from "vitest";
import { countOn, rowsOf } from "./grzybowski.ts";
import { openHouse, patience } from "./house.ts";
import type { House } from "./house.ts";
import { recordFrom } from "./table.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse("grzybowski solo");
});
afterAll(() => house.close());

it(
  "plays a match against a bot to the end, and the count is the kernel's",
  {
    timeout: 400_000,
  },
  async () => {
    const { page } = await house.enter();
    const seed = seedToHex(seedFrom("grzybowski solo"));
    await page.goto(`/solo/grzybowski?seed=${seed}`);

    const card = page.locator('[data-take][aria-disabled="false"]');
    const lit = page.locator('[data-grid="0"] [data-lit]');
    for (let turn = 0; turn < 25; turn += 1) {
      await card.first().waitFor(patience);
      await card.nth(turn % (await card.count())).click();
      await lit.nth(turn % (await lit.count())).click();
      await page.locator("[data-confirm]").click();
      await page
        .locator('[data-panel="0"] h2')
        .filter({ hasText: `${turn + 1}/25` })
        .waitFor(patience);
      if (turn === 10) {
        // The match is kept on this device.
        await page.reload();
        await page
          .locator('[data-panel="0"] h2')
          .filter({ hasText: "11/25" })
          .waitFor(patience);
      }
    }
    await page.locator("[data-skip]").click(patience);

    const replayed = replay(grzybowski, await recordFrom(page));
    if (!replayed.ok) throw new Error(replayed.refusal.code);
    const last = replayed.value.steps.at(-1);
    if (!last) throw new Error("Nothing was played.");
    const { grids, isOver } = last.position.state as State;
    expect(isOver).toBe(true);
    for (const [seat, grid] of grids.entries())
      expect(await countOn(page, seat)).toEqual(rowsOf(count(grid)));
  },
);
