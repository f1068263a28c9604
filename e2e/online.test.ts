/** Two people, two devices, one invite link: a whole seeded match of Nord Sud Ovest Est. */

import { verify } from "@stolik/kernel";
import { nsoe } from "@stolik/nsoe/rules";
import type { Move, View } from "@stolik/nsoe/rules";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { italianPhone, openHouse } from "./house.ts";
import type { House, Person } from "./house.ts";
import { layWire } from "./wire.ts";
import type { Wire } from "./wire.ts";
import { goodMove, make, seesLast, viewOf, wrongLay } from "./nsoe.ts";
import { recordFrom } from "./table.ts";

describe("two people over an invite link", () => {
  let house: House;
  let ola: Person;
  let marco: Person;
  let wire: Wire;
  let link: string;

  beforeAll(async () => {
    house = await openHouse("deal 37");
    wire = await layWire(house.url);
    ola = await house.enter();
    marco = await house.enter({ ...italianPhone, baseURL: wire.url });
  });
  afterAll(async () => {
    await wire.close();
    await house.close();
  });

  it("one sets up a table and is given a link", async () => {
    const { page } = ola;
    await page.goto("/");
    await page.getByRole("link", { name: "Invite friends" }).first().click();
    await page.getByLabel("Your nickname").fill("Ola");
    await page.getByRole("button", { name: "Set up the table" }).click();
    await page.getByText("Waiting for one more").waitFor();
    link = await page
      .getByRole("textbox", { name: "Link to this table" })
      .inputValue();
    expect(link).toMatch(/\/t\/[a-z0-9]{10}$/);
    await page.getByRole("img", { name: /scan with a phone/ }).waitFor();
    expect(
      await page
        .getByRole("button", { name: "One more player is needed" })
        .isDisabled(),
    ).toBe(true);
  });

  it("the other opens it and sits down; both see it", async () => {
    const { page } = marco;
    await page.goto(new URL(link).pathname);
    await page.getByLabel("Il tuo soprannome").fill("Marco");
    await page.getByRole("button", { name: "Mi siedo" }).click();
    await ola.page.getByText("Everyone is here").waitFor();
    expect(await ola.page.getByText("Marco").count()).toBeGreaterThan(0);
  });

  it("the host starts, and both see the same table, each in their language", async () => {
    await ola.page.getByRole("button", { name: "Start the game" }).click();
    for (const { page } of [ola, marco])
      await page.locator("[data-card]").first().waitFor();
    expect(await viewOf(ola.page)).toEqual(await viewOf(marco.page));
    expect(await marco.page.locator("html").getAttribute("lang")).toBe("it");
  });

  /** Ola has a mouse, Marco a phone: there the first tap magnifies, and a button shows the whole board again. */
  async function makeMove(move: Move, seat: number): Promise<void> {
    if (seat === 0) return make(ola.page, move, 1);
    const whole = marco.page.getByRole("button", {
      name: "Tutto il tabellone",
    });
    if ((await whole.count()) > 0) await whole.click();
    return make(marco.page, move, 2);
  }

  async function moved(before: View): Promise<View> {
    await expect
      .poll(async () => JSON.stringify(await viewOf(ola.page)), {
        timeout: 10_000,
      })
      .not.toBe(JSON.stringify(before));
    return viewOf(ola.page);
  }

  const handOf = (view: View) => view.hands[view.turn] ?? [];

  it("[N13] a wrong card is shown with the comparison that failed, and two are drawn", async () => {
    const before = await viewOf(ola.page);
    await makeMove(wrongLay(before, handOf(before)), before.turn);
    const after = await moved(before);
    expect(after).toMatchObject({ draws: 2, turn: before.turn });
    await ola.page.getByRole("heading", { name: "Not there" }).waitFor();
    await marco.page.getByRole("heading", { name: "Non va qui" }).waitFor();
    let view = after;
    for (const pile of [0, 2]) {
      await makeMove({ type: "draw", pile }, before.turn);
      view = await moved(view);
    }
    expect(view.turn).not.toBe(before.turn);
    expect(view.hands[before.turn]).toHaveLength(4);
  });

  it("one loses the connection, the other plays on, and nothing is missed", async () => {
    let view = await viewOf(ola.page);
    if (view.turn === 1) {
      await makeMove(goodMove(view, handOf(view)), 1);
      view = await moved(view);
    }
    wire.cut();
    await marco.page.getByText(/Connessione persa/).waitFor();
    await expect.poll(() => ola.page.getByText("away").count()).toBe(1);
    await makeMove(goodMove(view, handOf(view)), 0);
    view = await moved(view);
    wire.mend();
    await seesLast(marco.page, view, "it");
    await expect
      .poll(() => marco.page.getByText(/Connessione persa/).count())
      .toBe(0);
  });

  it("a reload in the middle changes nothing", async () => {
    await ola.page.reload();
    await ola.page.locator("[data-card]").first().waitFor();
    expect(await viewOf(ola.page)).toEqual(await viewOf(marco.page));
  });

  it("[N14] they play to the end, and see who won and where the cities lie", async () => {
    let view = await viewOf(ola.page);
    for (let moves = 0; view.ending === undefined && moves < 40; moves += 1) {
      await makeMove(goodMove(view, handOf(view)), view.turn);
      view = await moved(view);
    }
    expect(view.ending).toBe("out");
    await ola.page.getByRole("heading", { name: /wins?\b|win!/ }).waitFor();
    await marco.page.getByRole("heading", { name: /vin/i }).first().waitFor();
  });

  it("the record of the match can be had and holds", async () => {
    const record = await recordFrom(ola.page);
    expect(verify(nsoe, record)).toMatchObject({ ok: true });
  });
});
