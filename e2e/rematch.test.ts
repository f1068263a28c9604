/** Two people have played a match and a third has watched; one sets the table again, the others are called to it, and they play on. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { italianPhone, openHouse } from "./house.ts";
import type { House, Person } from "./house.ts";
import { goodMove, make, playOut, seesLast, viewOf } from "./nsoe.ts";
import { beginWithMarco } from "./table.ts";

describe("once more", () => {
  let house: House;
  let ola: Person;
  let marco: Person;
  let ewa: Person;

  beforeAll(async () => {
    house = await openHouse("deal 37");
    ola = await house.enter();
    marco = await house.enter(italianPhone);
    ewa = await house.enter({ locale: "pl" });
  });
  afterAll(() => house.close());

  it("two people play to the end", async () => {
    await ola.page.goto("/new/nsoe");
    await ola.page.getByLabel("Your nickname").fill("Ola");
    await ola.page.getByRole("button", { name: "Set up the table" }).click();
    await ola.page.getByText("Waiting for one more").waitFor();
    const table = new URL(ola.page.url()).pathname;
    await beginWithMarco(ola.page, marco.page, table);
    await ewa.page.goto(new URL(ola.page.url()).pathname);
    await ewa.page.getByText("oglądasz").waitFor();
    await playOut([ola.page, marco.page]);
    await ola.page.getByRole("button", { name: "Play again" }).waitFor();
    await marco.page.getByRole("button", { name: "Gioca ancora" }).waitFor();
  });

  it("one presses twice and waits at one new table; the other is called", async () => {
    const before = ola.page.url();
    await ola.page.getByRole("button", { name: "Play again" }).dblclick();
    await ola.page.getByText("Waiting for one more").waitFor();
    expect(ola.page.url()).not.toBe(before);
    const call = marco.page.getByText("Ola prepara di nuovo il tavolo.");
    await call.waitFor();
    expect(await call.getAttribute("role")).toBe("status");
    await expect.poll(() => marco.page.title()).toMatch(/^• Ola prepara/);
    // Wherever on the page they are reading.
    await marco.page.mouse.wheel(0, 5000);
    await marco.page.getByRole("button", { name: "Mi siedo" }).tap();
    await marco.page.waitForURL(ola.page.url());
    await ola.page.getByText("Everyone is here").waitFor();
  });

  it("whoever watched is called too, and comes along without a seat", async () => {
    await ewa.page.getByText("Ola znów szykuje stół.").waitFor();
    expect(
      await ewa.page.getByRole("button", { name: "Jeszcze raz" }).count(),
    ).toBe(0);
    await ewa.page.getByRole("button", { name: "Idę patrzeć" }).click();
    await ewa.page.waitForURL(ola.page.url());
    await ewa.page.getByText("możesz ją oglądać").waitFor();
  });

  it("they have the seats they had, and each plays a move", async () => {
    const start = ola.page.getByRole("button", { name: "Start the game" });
    await start.click();
    for (const { page } of [ola, marco])
      await page.locator("[data-card]").first().waitFor();
    const plates = ola.page.getByRole("list", { name: "At the table" });
    await expect
      .poll(() => plates.getByRole("listitem").allInnerTexts())
      .toEqual([
        expect.stringContaining("Ola"),
        expect.stringContaining("Marco"),
        "1 watching",
      ]);
    for (let moves = 0; moves < 2; moves += 1) {
      const before = await viewOf(ola.page);
      const move = goodMove(before, before.hands[before.turn] ?? []);
      if (before.turn === 0) await make(ola.page, move, 1);
      else await make(marco.page, move, 2);
      await expect
        .poll(async () => (await viewOf(ola.page)).turn)
        .not.toBe(before.turn);
    }
    const view = await viewOf(ola.page);
    expect(view.laid).toHaveLength(3);
    await seesLast(ola.page, view, "en");
    await seesLast(marco.page, view, "it");
    await seesLast(ewa.page, view, "pl");
  });
});
