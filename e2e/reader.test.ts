/** A whole match of each game by somebody who does not see the page: told by roles, names and live regions alone, played by keys. */

import { seedFrom, seedToHex } from "@stolik/kernel";
import { afterAll, beforeAll, it } from "vitest";
import { openHouse } from "./house.ts";
import type { House } from "./house.ts";
import { cross } from "./reader/cross.ts";
import { grzybowski } from "./reader/grzybowski.ts";
import { journey } from "./reader/journey.ts";
import { letters } from "./reader/letters.ts";
import { nsoe } from "./reader/nsoe.ts";
import { playOut, theEnd } from "./reader/player.ts";
import { Reader } from "./reader/reader.ts";
import { fits } from "./reader/tree.ts";

const players = { nsoe, cross, letters, grzybowski, journey };

let house: House;
beforeAll(async () => {
  house = await openHouse("reader");
});
afterAll(() => house.close());

for (const [game, player] of Object.entries(players))
  it.concurrent(
    `${game} is played to its end without seeing it`,
    { timeout: 400_000 },
    async ({ expect }) => {
      const { page, context } = await house.enter();
      const seed = seedToHex(seedFrom("reader"));
      await page.goto(`/solo/${game}?seed=${seed}`);
      const reader = await Reader.at(page);
      const end = await playOut(reader, player);
      // Who won, what everybody has, and that it was said aloud.
      const region = end.within({ role: "region", name: /\bwin/ });
      expect(region.all({ role: "listitem" })).toHaveLength(2);
      expect(region.text).toContain("You");
      expect(reader.heard.join("\n")).toMatch(/\bwin/);
      await reader.until("the keyboard where the end is told", ({ focused }) =>
        fits(focused, theEnd),
      );
      await reader.choose({ role: "button", name: /^The whole log/ });
      const log = await reader.until(
        "the whole log",
        (tree) =>
          tree.find({ role: "button", name: "Only the latest" }) &&
          tree.within({ role: "region", name: "Log" }),
      );
      expect(log.text).toMatch(player.progress);
      await context.close();
    },
  );
