/** A waiting room: friends who come, one who does not, bots in their place, and a game with whoever is there. */

import type { View } from "@stolik/nsoe/rules";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNothingGrave } from "./checks.ts";
import { italianPhone, openHouse } from "./house.ts";
import type { House, Person } from "./house.ts";
import { seatMarco, setUpTable, viewAs } from "./table.ts";

describe("a waiting room", () => {
  let house: House;
  let ola: Person;
  let marco: Person;
  let link: string;

  beforeAll(async () => {
    house = await openHouse("waiting room");
    ola = await house.enter();
    marco = await house.enter(italianPhone);
  });
  afterAll(() => house.close());

  const press = (name: string) =>
    ola.page.getByRole("button", { name, exact: true }).click();
  /** As somebody at that page reads them from top to bottom. */
  const seats = ({ page }: Person) =>
    page
      .getByRole("main")
      .getByRole("listitem")
      .locator("[aria-live]")
      .allInnerTexts()
      .then((texts) => texts.map((text) => text.split("\n")[0]));

  it("one alone cannot begin, and the button says what is missing", async () => {
    link = await setUpTable(ola.page, "nsoe", "Ola", 4);
    const start = ola.page.getByRole("button", {
      name: "One more player is needed",
    });
    expect(await start.isDisabled()).toBe(true);
  });

  it("a friend sits down, and the host puts a bot beside them", async () => {
    await seatMarco(marco.page, link);
    await ola.page.getByText("Waiting for 2 more").waitFor();
    expect(
      await marco.page.getByRole("button", { name: /Togli|Metti/ }).count(),
    ).toBe(0);
    await press("Put a bot here: seat 3");
    await press("Level of Celina");
    await ola.page.getByLabel("master").click();
    await marco.page.getByText("bot, maestro").waitFor();
  });

  it("axe finds nothing serious, with everything open", async () => {
    await press("Remove Marco");
    await expectNothingGrave(ola.page);
    await press("Cancel");
  });

  it("two change seats by the keyboard, and everybody sees it at once", async () => {
    await ola.page.getByRole("button", { name: "Move Marco up" }).focus();
    await ola.page.keyboard.press("Enter");
    await expect
      .poll(() => seats(marco))
      .toEqual(["Marco", "Ola", "Celina", "posto libero"]);
    // The focus went along with Marco.
    await ola.page.keyboard.press("Enter");
    await expect
      .poll(() => seats(marco))
      .toEqual(["Ola", "Marco", "Celina", "posto libero"]);
  });

  it("the bot is sent away, the table made smaller and larger again", async () => {
    await press("Send Celina away");
    await press("Take away seat 4");
    await expect
      .poll(() => seats(marco))
      .toEqual(["Ola", "Marco", "posto libero"]);
    await press("Add a seat");
    await press("Put a bot here: seat 4");
    await expect
      .poll(() => seats(marco))
      .toEqual(["Ola", "Marco", "posto libero", "Dante"]);
  });

  it("somebody is removed, is told so, and finds no seat", async () => {
    await press("Remove Marco");
    await ola.page
      .getByRole("group", { name: "Remove Marco" })
      .getByRole("button", { name: "Remove Marco" })
      .click();
    await marco.page.getByText("ti ha rimosso da questo tavolo").waitFor();
    await marco.page.reload();
    await marco.page.getByText("ti ha rimosso da questo tavolo").waitFor();
    expect(
      await marco.page.getByRole("button", { name: "Mi siedo" }).count(),
    ).toBe(0);
    await marco.page
      .getByRole("link", { name: "Torna a tutti i giochi" })
      .tap();
    await marco.page.getByRole("heading", { name: "Stolik" }).waitFor();
    expect(
      await marco.page
        .getByRole("link", { name: "Torna al tuo tavolo" })
        .count(),
    ).toBe(0);
  });

  it("the friends do not come, and the host begins with whoever is there", async () => {
    await ola.page.getByText("The free seats go away").waitFor();
    await press("Start with 2 players");
    await ola.page.locator("[data-card]").first().waitFor();
    const plates = ola.page.getByRole("list", { name: "At the table" });
    expect(await plates.getByRole("listitem").allInnerTexts()).toEqual([
      expect.stringContaining("Ola"),
      expect.stringContaining("Dante"),
    ]);
    expect((await viewAs<View>(ola.page)).hands).toHaveLength(2);
  });

  it("a table nobody wants is put away from home, for good", async () => {
    const { page } = ola;
    await page.goto("/");
    const back = page.getByRole("link", { name: "Back to your table" });
    const putAway = page.getByRole("button", { name: /^Put away your table/ });
    await back.waitFor();
    await putAway.click();
    await page.getByRole("button", { name: "Undo" }).click();
    await putAway.click();
    expect(await back.count()).toBe(0);
    await page.reload();
    await page
      .getByRole("link", { name: "Play against bots" })
      .first()
      .waitFor();
    expect(await back.count()).toBe(0);
  });
});
