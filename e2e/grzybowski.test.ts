/** Two people, two devices, one invite link: a whole seeded match of Plac Grzybowski with six different chances. */

import { seedFrom, verify } from "@stolik/kernel";
import { count, grzybowski } from "@stolik/grzybowski/rules";
import type { Chance, State } from "@stolik/grzybowski/rules";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNoSurplus, expectNothingGrave } from "./checks.ts";
import {
  countOn,
  make,
  mirror,
  pointsOf,
  post,
  rowsOf,
  shows,
  viewOf,
} from "./grzybowski.ts";
import { openHouse, patience, phone } from "./house.ts";
import type { House, Person } from "./house.ts";
import { entropy } from "./mirror.ts";
import { recordFrom, setUpTable } from "./table.ts";

const TURNS = 50;
/** The turns that are played on the boards even though they use no chance. */
const onBoard = new Set([0, 1, 2, 3, 24, 25, TURNS - 2, TURNS - 1]);

describe("two people over an invite link", () => {
  // Six kinds of chances are used, a card lies outside, and one grid has the joker.
  const deal = "square 11";
  const match = mirror(seedFrom(deal), [entropy, entropy]);
  const used = new Set<Chance>();
  let turns = 0;
  let house: House;
  let ola: Person;
  let jan: Person;

  beforeAll(async () => {
    house = await openHouse(deal);
    ola = await house.enter();
    jan = await house.enter({
      viewport: phone,
      locale: "pl",
      isMobile: true,
      hasTouch: true,
    });
  });
  afterAll(() => house.close());

  const pageOf = (seat: number) => (seat === 0 ? ola.page : jan.page);

  async function everyoneSees(state: State): Promise<void> {
    for (const [seat, { page }] of [ola, jan].entries()) {
      await expect
        .poll(() => viewOf(page), patience)
        .toEqual(grzybowski.view(state, seat));
      await shows(page, state);
    }
  }

  /** Most turns without a chance go straight to the server, to be quick; the boards must show them all the same. */
  async function playUntil(end: number): Promise<void> {
    for (; turns < end; turns += 1) {
      const { state: before, seq } = match;
      const { turn: seat } = before;
      const page = pageOf(seat);
      const turn = match.playTurn();
      const kinds = turn.flatMap(({ chance }) => chance ?? []);
      if (kinds.length === 0 && !onBoard.has(turns)) {
        await post(page, seq, turn);
        continue;
      }
      await everyoneSees(before);
      const gain = pointsOf(match.state, seat) - pointsOf(before, seat);
      await make(page, seat, turn, gain);
      for (const kind of kinds) used.add(kind);
      if (turns < TURNS - 1) await everyoneSees(match.state);
    }
  }

  it("they meet at a table", async () => {
    const { page } = ola;
    const link = await setUpTable(page, "grzybowski", "Ola");
    await page.getByText("Waiting for one more").waitFor();
    await jan.page.goto(link);
    await jan.page.getByRole("textbox").first().fill("Jan");
    await jan.page.getByRole("button", { name: "Siadam" }).click();
    await page.getByText("Everyone is here").waitFor();
    await page.getByRole("button", { name: "Start the game" }).click();
    await everyoneSees(match.state);
  });

  it("what is planned can be taken back", async () => {
    const page = pageOf(match.state.turn);
    await page.locator('[data-take="2"]').click();
    await page.locator('[data-take="2"][aria-pressed="true"]').waitFor();
    await page.locator("[data-undo]").click();
    await page.locator('[data-take="2"][aria-pressed="false"]').waitFor();
    await everyoneSees(match.state);
  });

  it("[G20] they play half of it, chances and all", async () => {
    await playUntil(TURNS / 2);
    expect(used.size).toBeGreaterThanOrEqual(3);
  });

  it("on a phone the other's grid comes near by a tap, and nothing is too wide", async () => {
    const { page } = jan;
    await page.locator('[data-panel="1"]').waitFor();
    await expectNoSurplus(page);
    await page.locator('[data-turn-to="0"]').click();
    await page.locator('[data-panel="0"]').waitFor();
    await shows(page, match.state);
    await expectNoSurplus(page);
    await page.locator('[data-turn-to="1"]').click();
    await page.locator('[data-panel="1"]').waitFor();
  });

  it("[G6] on a phone both sides of a card lie over the table, and the way back puts them away", async () => {
    const { page } = jan;
    const sheet = page.locator("dialog[data-inspector]");
    const table = page.url();
    // Whoever's turn it is, a card may be looked at.
    await page.locator('[data-take="0"]').click({ delay: 700, force: true });
    await sheet.waitFor();
    expect(await sheet.locator(":focus").count()).toBe(1);
    await expectNoSurplus(page);
    await expectNothingGrave(page);
    await page.goBack();
    await sheet.waitFor({ state: "detached" });
    expect(page.url()).toBe(table);
    await page.locator('[data-take="0"]').focus();
    await page.keyboard.press("i");
    await sheet.waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    await page.locator('[data-take="0"]:focus').waitFor();
    expect(page.url()).toBe(table);
  });

  it("axe finds nothing serious in the middle of a match", async () => {
    for (const { page } of [ola, jan]) await expectNothingGrave(page);
  });

  it("[G10] they play to the end", async () => {
    await playUntil(TURNS);
    expect(match.state.isOver).toBe(true);
    expect([...used].toSorted()).toEqual([
      "diagonal",
      "draw",
      "flip",
      "move",
      "outside",
      "swap",
    ]);
  });

  it("[G11] the count is a show that can be skipped, and is the kernel's", async () => {
    for (const { page } of [ola, jan]) {
      await page.locator("[data-show]").waitFor(patience);
      await page.locator("[data-next]").click();
      await page.locator("[data-skip]").click();
      for (const [seat, grid] of match.state.grids.entries())
        expect(await countOn(page, seat)).toEqual(rowsOf(count(grid)));
    }
    await ola.page
      .getByRole("heading", { name: /wins?\b|win!/ })
      .first()
      .waitFor();
    await expectNothingGrave(ola.page);
    await expectNoSurplus(jan.page);
  });

  it("the record of the match holds", async () => {
    expect(verify(grzybowski, await recordFrom(ola.page))).toMatchObject({
      ok: true,
    });
  });
});
