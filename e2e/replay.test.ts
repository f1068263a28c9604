/** A match seen again: by mouse, keyboard and touch, with other eyes, by somebody with the link, and from a file, true or forged. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNoSurplus, expectNothingGrave } from "./checks.ts";
import { goldenFile, goldenRecord } from "./golden.ts";
import { italianPhone, openHouse, patience } from "./house.ts";
import type { House, Person } from "./house.ts";
import { playOut } from "./nsoe.ts";
import { at, drop, timeline } from "./replay.ts";
import { beginWithMarco, setUpTable } from "./table.ts";

const golden = {
  nsoe: "out-6-seats-tight",
  cross: "coordinates-3-seats-easy-open-book",
  letters: "covered-2-seats-challenge",
  grzybowski: "swap",
  journey: "quiet-2-seats",
} as const;

describe("watch it again", () => {
  let house: House;
  let ola: Person;
  let marco: Person;
  /** Of the replay, without the position. */
  let link: string;

  beforeAll(async () => {
    house = await openHouse("deal 37");
    ola = await house.enter();
    marco = await house.enter({ ...italianPhone, colorScheme: "dark" });
  });
  afterAll(() => house.close());

  it("from the end of a match, by the keyboard", async () => {
    const { page } = ola;
    const table = await setUpTable(page, "nsoe", "Ola");
    await beginWithMarco(page, marco.page, table);
    await playOut([page, marco.page]);
    await page.getByRole("link", { name: "Watch it again" }).click();
    link = table.replace("/t/", "/r/");
    await at(page, 0);
    await page.keyboard.press("ArrowRight");
    await at(page, 1);
    await page.keyboard.press("ArrowRight");
    await at(page, 2);
    await page.keyboard.press("ArrowLeft");
    await at(page, 1);
    await page.keyboard.press("End");
    await page.locator("#end").waitFor();
    await page.keyboard.press("Home");
    await at(page, 0);
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Pause" }).waitFor();
    await at(page, 1);
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  });

  it("by the mouse, with other eyes, and the address follows", async () => {
    const { page } = ola;
    await page.getByRole("button", { name: "To the start" }).click();
    await page.getByRole("button", { name: "One step on" }).click();
    await at(page, 1);
    const { width, height } = (await timeline(page).boundingBox()) ?? {
      width: 0,
      height: 0,
    };
    await timeline(page).click({
      position: { x: width - 8, y: height / 2 },
    });
    await page.locator("#end").waitFor();
    await page.getByRole("button", { name: "One step back" }).click();
    await page.getByLabel("What you see").selectOption("Marco’s view");
    await expect
      .poll(() => new URL(page.url()).search, patience)
      .toMatch(/^\?at=\d+&eyes=1$/);
    await page
      .getByText("Marco’s turn")
      .or(page.getByText("Ola’s turn"))
      .first()
      .waitFor();
    await expectNothingGrave(page);
  });

  it("tells what was checked of the shuffle", async () => {
    const { page } = ola;
    await page.getByRole("button", { name: "Fair?" }).click();
    const sheet = page.getByRole("dialog");
    await sheet
      .getByText("Chance was added to it from the devices of")
      .waitFor();
    await sheet.getByText("Details for the curious").click();
    await sheet.getByText("Added by Marco").waitFor();
    await expectNothingGrave(page);
    await sheet.getByRole("button", { name: "Close" }).click();
  });

  it("by a link that somebody else opens on a phone, by touch", async () => {
    const { page } = await house.enter({
      ...italianPhone,
      colorScheme: "dark",
    });
    await page.goto(`${link}?at=3&eyes=1`);
    await at(page, 3);
    expect(await page.getByLabel("Che cosa vedi").inputValue()).toBe("1");
    await page.getByRole("button", { name: "Un passo avanti" }).tap();
    await at(page, 4);
    await expect.poll(() => new URL(page.url()).search).toBe("?at=4&eyes=1");
    await expectNothingGrave(page);
    await expectNoSurplus(page);
    await page.getByRole("button", { name: "Alla fine" }).tap();
    await page.getByRole("link", { name: "Torna al tavolo" }).waitFor();
  });

  it("from one's own games", async () => {
    const { page } = marco;
    await page.goto("/games");
    await page.getByRole("link", { name: "Rivedi la partita" }).tap();
    await page.waitForURL(`**${link}*`);
    await at(page, 0);
  });

  it.each(Object.entries(golden))(
    "a record of %s from a file, to its end by keys, back by the mouse, with other eyes",
    async (game, file) => {
      const { page } = ola;
      await page.goto("/r");
      await page.getByRole("button", { name: "Choose a record" }).waitFor();
      await page.setInputFiles("input[type=file]", goldenFile(game, file));
      await at(page, 0);
      await page.keyboard.press("ArrowRight");
      await at(page, 1);
      await page.keyboard.press("End");
      const last = goldenRecord(game, file).moves.length;
      await at(page, last);
      await page.locator("#end").waitFor();
      await page.getByRole("button", { name: "One step back" }).click();
      await at(page, last - 1);
      await page.getByLabel("What you see").selectOption({ index: 2 });
      await expect
        .poll(() => new URL(page.url()).search, patience)
        .toBe(`?at=${last - 1}&eyes=1`);
      await page.getByRole("main").getByRole("heading").first().waitFor();
    },
  );

  it("a forged record is refused in plain words; a true one is dropped beside it", async () => {
    const { page } = ola;
    const record = goldenRecord("nsoe", golden.nsoe);
    const [first, ...rest] = record.moves;
    const forged = { ...record, moves: [first, first, ...rest.slice(1)] };
    await page.goto("/r");
    await drop(page, forged);
    await page.getByText("from step 2 on it doesn’t fit").waitFor();
    await expectNothingGrave(page);
    await drop(page, "no record");
    await page.getByText("This file isn’t a game record").waitFor();
    await drop(page, record);
    await at(page, 0);
  });
});
