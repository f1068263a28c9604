/** Three people over an invite link: KONI, KONIE, KONIEC; then a doubt that was right and one that was wrong. */

import type { View } from "@stolik/letters/rules";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNoSurplus } from "./checks.ts";
import { openHouse, patience, phone } from "./house.ts";
import type { House, Person } from "./house.ts";
import {
  confirm,
  panel,
  playButton,
  scoreSheet,
  sight,
  type,
  viewOf,
} from "./letters.ts";
import { setUpTable } from "./table.ts";

describe("three people over an invite link", () => {
  let house: House;
  let ola: Person;
  let jan: Person;
  let ewa: Person;

  beforeAll(async () => {
    // N lies on START; Ola holds K, O and I, Jan an E, Ewa a C.
    house = await openHouse("koniec 16525");
    ola = await house.enter();
    jan = await house.enter();
    ewa = await house.enter({
      viewport: phone,
      locale: "pl",
      isMobile: true,
      hasTouch: true,
    });
  });
  afterAll(() => house.close());

  const everyone = () => [ola, jan, ewa];

  async function seen(expected: Partial<View>): Promise<void> {
    await expect.poll(() => viewOf(ola.page), patience).toMatchObject(expected);
  }

  async function everyoneSees(text: string | RegExp): Promise<void> {
    for (const { page } of everyone())
      await scoreSheet(page).getByText(text).first().waitFor();
  }

  it("they meet at a table for three", async () => {
    const { page } = ola;
    const link = await setUpTable(page, "letters", "Ola", 3);
    await page.getByText("Waiting for 2 more").waitFor();
    await jan.page.goto(link);
    await jan.page.getByLabel("Your nickname").fill("Jan");
    await jan.page.getByRole("button", { name: "Sit down" }).click();
    await page.getByText("Waiting for one more").waitFor();
    await ewa.page.goto(link);
    await ewa.page.getByRole("textbox").first().fill("Ewa");
    await ewa.page.getByRole("button", { name: "Siadam" }).click();
    await page.getByText("Everyone is here").waitFor();
    await page.getByRole("button", { name: "Start the game" }).click();
    for (const one of everyone())
      await one.page.locator("[data-slot]").first().waitFor();
    expect((await sight(page)).tiles).toEqual((await sight(ewa.page)).tiles);
  });

  it("[L24] each sees their own rack and only how many tiles the others have", async () => {
    expect((await sight(ola.page)).rack.join("")).toBe("ŻOIEKO");
    expect((await sight(jan.page)).rack.join("")).toBe("BIĆAEU");
    expect((await sight(ewa.page)).rack.join("")).toBe("CEPZÓL");
    expect((await viewOf(jan.page)).racks[0]).toEqual(
      Array.from({ length: 6 }, () => null),
    );
    expect(await jan.page.getByLabel("tiles on the rack: 6").count()).toBe(2);
  });

  it("[L14] KONI brings 4 points, KONIE 5; a page loaded again has lost nothing", async () => {
    await type(ola.page, "KONI");
    await ola.page.reload();
    await panel(ola.page).waitFor();
    expect(await panel(ola.page).getByRole("textbox").inputValue()).toBe(
      "KONI",
    );
    await confirm(ola.page, 4);
    await everyoneSees("KONI");
    await panel(jan.page).waitFor();
    await type(jan.page, "konie");
    await confirm(jan.page, 5);
    await everyoneSees("KONIE");
    // L17: Jan has played on, so KONI stands.
    await seen({ scores: [4, 0, 0], turn: 2 });
  });

  it("KONIEC brings 8, on a phone and by letter keys; one held gives its Polish sister", async () => {
    const { page } = ewa;
    await panel(page).waitFor();
    await page.getByRole("button", { name: "Klawisze z literami" }).tap();
    const keys = page.getByRole("group", { name: "Klawisze z literami" });
    const key = (letter: string) =>
      keys.getByRole("button", { name: new RegExp(`^${letter}`) });
    await key("O").click({ delay: 700 });
    await page.getByRole("button", { name: "Weź Ó" }).tap();
    const typed = panel(page).getByRole("textbox");
    expect(await typed.inputValue()).toBe("Ó");
    await page.getByRole("button", { name: "Usuń ostatnią literę" }).tap();
    for (const letter of "KONIEC") await key(letter).tap();
    expect(await typed.inputValue()).toBe("KONIEC");
    await expectNoSurplus(page);
    await confirm(page, 8);
    await everyoneSees("KONIEC");
  });

  it("[L17] the others accept, and each has what their word was worth", async () => {
    for (const { page } of [ola, jan])
      await page.getByRole("button", { name: "Accept" }).click();
    await seen({ scores: [4, 5, 8], turn: 0 });
    for (const { page } of [ola, jan])
      for (const points of [4, 5, 8])
        await page
          .getByRole("region", { name: "Points and racks" })
          .getByText(`${points} pts`, { exact: true })
          .waitFor();
  });

  it("[L17] a word that is in no dictionary goes back when somebody asks", async () => {
    const { page } = ola;
    const before = await sight(page);
    const nonsense = "ŻEOKC";
    await type(page, nonsense);
    await playButton(page).click();
    const open = page.getByRole("region", { name: "How your turn went" });
    await open.getByText("May still ask for the dictionary").waitFor();
    expect(
      await open
        .getByRole("button", { name: "Not in the dictionary?" })
        .count(),
    ).toBe(0);
    await jan.page
      .getByRole("region", { name: "An open word" })
      .getByText(nonsense)
      .waitFor();
    // Ewa is reading the log, far below the board.
    await ewa.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await jan.page
      .getByRole("button", { name: "Not in the dictionary?" })
      .click();
    const answer = ewa.page.getByRole("region", { name: "Co mówi słownik" });
    await answer.getByText("Słowa w nim nie ma").waitFor();
    await expect
      .poll(async () => (await answer.boundingBox())?.y, patience)
      .toBeGreaterThanOrEqual(0);
    await everyoneSees(/^(not in the dictionary|nie ma w\ssłowniku)$/);
    await seen({ scores: [4, 5, 8], turn: 1 });
    const after = await sight(page);
    expect(after.tiles).toEqual(before.tiles);
    expect(after.rack.toSorted()).toEqual(before.rack.toSorted());
  });

  it("[L17] a word that is there stands, and asking cost nothing", async () => {
    const { page } = jan;
    await panel(page).waitFor();
    await type(page, "UCIEKAĆ");
    await confirm(page, 20);
    await ewa.page.getByRole("button", { name: "Nie ma w słowniku?" }).tap();
    await seen({ scores: [4, 25, 8], turn: 2 });
    await ola.page
      .getByText("Ewa asks for the dictionary: UCIEKAĆ is there.")
      .first()
      .waitFor();
    expect((await viewOf(ola.page)).sheet.at(-1)).toMatchObject({
      status: "stands",
      asked: 2,
    });
  });

  it("a word on the sheet opens its details", async () => {
    await scoreSheet(ola.page).getByText("KONIEC").click();
    await ola.page.getByText("Letters: 1 + 1 + 1 + 1 + 1 + 3 = 8.").waitFor();
    await ola.page.getByText("Ewa laid C; the other letters").waitFor();
  });
});
