/** After a match at a table, in every game: its review from the end, its link by touch on somebody else's phone, continued with friends, and forged in vain. */

import type { GameRecord } from "@stolik/kernel";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNoSurplus, expectNothingGrave } from "./checks.ts";
import {
  dealAgain,
  golden,
  goldenGames,
  goldenRecord,
  seedsOf,
} from "./golden.ts";
import type { GoldenGame } from "./golden.ts";
import { italianPhone, openHouse, openServer, patience } from "./house.ts";
import type { House, Person } from "./house.ts";
import { at, drop, timeline } from "./replay.ts";
import { seatMarco } from "./table.ts";

const recordOf = (game: GoldenGame) => goldenRecord(game, golden[game]);

describe("after a match", () => {
  let house: House;
  /** Sat at all of the tables. */
  let host: Person;
  /** Was at none of them. */
  let stranger: Person;
  /** By game, of the table that was played. */
  const tables = new Map<string, string>();

  beforeAll(async () => {
    const records = goldenGames.map(recordOf);
    const server = openServer("after", { makeSeed: seedsOf(records) });
    house = await openHouse("after", server);
    host = await house.enter();
    stranger = await phoneOf();
    for (const record of records) {
      const table = await dealAgain(house.url, record, host.context.request);
      await table.playTo();
      tables.set(record.game, table.id);
    }
  });
  afterAll(() => house.close());

  const phoneOf = () => house.enter({ ...italianPhone, colorScheme: "dark" });

  // One after the other: a review goes on judging until its page is left, which is as soon as its first decisions were seen.
  for (const game of goldenGames) {
    it(`${game}: somebody else opens the link, and goes on by touch`, async () => {
      const page = await stranger.context.newPage();
      const { length } = recordOf(game).moves;
      await page.goto(`/r/${tables.get(game)}?at=3&eyes=1`);
      await at(page, 3);
      expect(await page.getByLabel("Che cosa vedi").inputValue()).toBe("1");
      await page.getByRole("button", { name: "Un passo avanti" }).tap();
      await at(page, 4);
      await page.waitForURL(/\?at=4&eyes=1$/);
      await expectNothingGrave(page);
      await expectNoSurplus(page);
      const box = await timeline(page).boundingBox();
      if (!box) throw new Error("There is no timeline.");
      const middle = box.y + box.height / 2;
      await page.touchscreen.tap(box.x + box.width - 6, middle);
      await at(page, length);
      await page.getByRole("button", { name: "Un passo indietro" }).tap();
      await at(page, length - 1);
      await reviewByTouch(page);
      await page.close();
    });

    it(`${game}: reviewed from its end, continued with a friend, forged in vain`, async () => {
      const { page } = host;
      await page.goto(`/t/${tables.get(game)}`);
      // C16: the judging is looked at before the end.
      if (game === "cross")
        await page.getByRole("button", { name: "To the map" }).click();
      await page.getByRole("link", { name: "Review", exact: true }).click();
      await page.waitForURL(`**/r/${tables.get(game)}?*review*`);
      const panel = page.getByRole("complementary", { name: "Review" });
      await panel
        .getByRole("button", { name: /^Step/ })
        .first()
        .click(patience);
      await expectNothingGrave(page);
      await continueWithFriend(page);
      await page.goto("/r");
      await drop(page, forged(recordOf(game)));
      await page.getByText("from step 2 on it doesn’t fit").waitFor();
      await expectNothingGrave(page);
    });
  }

  /** In a sheet, whose decisions can be looked at as they come. */
  async function reviewByTouch(page: Page): Promise<void> {
    await page.getByRole("button", { name: "Analisi", exact: true }).tap();
    const sheet = page.getByRole("dialog");
    await sheet
      .getByRole("button", { name: /^Passo/ })
      .first()
      .tap(patience);
    await sheet.waitFor({ state: "detached" });
    await expectNoSurplus(page);
    await page.getByRole("button", { name: "Torna all’analisi" }).tap();
    await sheet.waitFor();
    await expectNothingGrave(page);
  }

  async function continueWithFriend(page: Page): Promise<void> {
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("radio", { name: "friends, over a link" }).check();
    await sheet.getByLabel("Your nickname").fill("Ola");
    await sheet.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByText("goes on from step").waitFor(patience);
    const marco = await phoneOf();
    await seatMarco(marco.page, new URL(page.url()).pathname);
    await page.getByRole("button", { name: "Start the game" }).click(patience);
    await marco.page.getByText("ne continua un’altra").waitFor(patience);
    await marco.page.getByRole("heading", { level: 1 }).first().waitFor();
    await expectNothingGrave(marco.page);
    await expectNoSurplus(marco.page);
    await marco.context.close();
  }
});

/** The second move is another's. */
function forged(record: GameRecord): unknown {
  const [first, ...rest] = record.moves;
  return { ...record, moves: [first, first, ...rest.slice(1)] };
}
