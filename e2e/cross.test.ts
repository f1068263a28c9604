/** Three people, one invite link, Europe Crosswise: a doubt that is right, one that is wrong, a stop. */

import { seedFrom } from "@stolik/kernel";
import type { Seat } from "@stolik/kernel";
import { placeName } from "@stolik/geo/names";
import { innerOf, laidCount } from "@stolik/cross/rules";
import type { Move, Slot } from "@stolik/cross/rules";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  holds,
  make,
  mirror,
  rightSlot,
  shows,
  topOf,
  viewOf,
  wrongCount,
  wrongSlot,
} from "./cross.ts";
import { openHouse } from "./house.ts";
import type { House, Person } from "./house.ts";
import { entropy } from "./mirror.ts";
import { setUpTable } from "./table.ts";

const SEED = "a cross for three";
const names = ["Ola", "Marco", "Basia"] as const;
const agree: Move = { type: "agree" };

describe("three people over an invite link", () => {
  const match = mirror(seedFrom(SEED), [entropy, entropy, entropy]);
  let house: House;
  let people: readonly Person[];

  beforeAll(async () => {
    house = await openHouse(SEED);
    people = [
      // The first one sees everything move.
      await house.enter({ reducedMotion: "no-preference" }),
      await house.enter(),
      await house.enter(),
    ];
  });
  afterAll(() => house.close());

  const pageOf = (seat: Seat) => {
    const person = people[seat % people.length];
    if (!person) throw new Error("Nobody sits there.");
    return person.page;
  };
  const everyone = (act: (page: Person["page"], seat: Seat) => Promise<void>) =>
    Promise.all(people.map(({ page }, seat) => act(page, seat)));

  async function move(seat: Seat, made: Move): Promise<void> {
    await make(pageOf(seat), made);
    match.play(seat % people.length, made);
  }

  /** Lays the top card, and returns who is asked first, who second. */
  async function lay(slot: Slot): Promise<readonly [Seat, Seat]> {
    const { turn } = match.state;
    await move(turn, { type: "lay", ...slot });
    return [turn + 1, turn + 2];
  }

  async function layUndoubted(slot: Slot): Promise<void> {
    for (const seat of await lay(slot)) await move(seat, agree);
  }

  it("one sets up a table for three, the others follow the link", async () => {
    const [host = pageOf(0), ...guests] = people.map(({ page }) => page);
    const link = await setUpTable(host, "cross", names[0], 3);
    for (const [index, guest] of guests.entries()) {
      await guest.goto(link);
      await guest.getByLabel("Your nickname").fill(names[index + 1] ?? "");
      await guest.getByRole("button", { name: "Sit down" }).click();
      // Seats are filled in the order people come.
      await guest.getByText("The game begins when the host starts").waitFor();
    }
    await host.getByText("Everyone is here").waitFor();
    await host.getByRole("button", { name: "Start the game" }).click();
    await everyone(async (page) => {
      await shows(page, match.state);
      await holds(page, [4, 4, 4]); // C5
    });
  });

  it("[C8] somebody agrees ahead, and nobody learns it before their turn", async () => {
    const [first, second] = await lay(rightSlot(match.state));
    await pageOf(second)
      .getByText(/stays sealed until everyone before you has agreed/)
      .first()
      .waitFor();
    await move(second, agree);
    await pageOf(first).getByText("sealed answer", { exact: true }).waitFor();
    const { stage } = await viewOf(pageOf(first));
    expect(stage).toMatchObject({ type: "ask", heard: 0 });
    expect(JSON.stringify(stage)).not.toContain("agree");
    await move(first, agree);
    await everyone((page) => shows(page, match.state));
    expect(match.state.stage.type).toBe("lay");
  });

  it("[C10] a justified doubt takes a token, and the card leaves the game; a card is reported", async () => {
    const card = topOf(match.state);
    const slot = wrongSlot(match.state);
    const neighbour = innerOf(match.state, slot);
    const layer = match.state.turn;
    const [doubter] = await lay(slot);
    await move(doubter, { type: "doubt", neighbour });
    expect(match.state.tokens[layer]).toBe(3);
    expect(match.state.tokens[doubter % 3]).toBe(5);
    await everyone(async (page) => {
      await page.getByRole("heading", { name: "The card is wrong" }).waitFor();
      await holds(page, match.state.tokens);
      await page
        .getByLabel(
          `${placeName(card, "en")} and ${placeName(neighbour, "en")}: the true places on the map`,
        )
        .waitFor();
    });

    const page = pageOf(doubter);
    await page.locator(`[data-report="${card}"]`).click();
    await page
      .getByLabel(`What’s wrong with the ${placeName(card, "en")} card?`)
      .fill("The minutes are off by one.");
    const answered = page.waitForResponse(/\/api\/tables\/[a-z0-9]+\/reports$/);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    expect((await answered).status()).toBe(200);
    await page.getByText("Thank you, we’ll take a look.").waitFor();

    await everyone(async (page) => {
      await page.getByRole("button", { name: "Turn the cards back" }).click();
      await shows(page, match.state);
      expect(await page.locator(`[data-card="${card}"]`).count()).toBe(0);
    });
  });

  it("[C11] a doubt that is not justified costs a token, and both cards stay", async () => {
    const card = topOf(match.state);
    const slot = rightSlot(match.state);
    const neighbour = innerOf(match.state, slot);
    const layer = match.state.turn;
    const before = match.state.tokens;
    const [first, doubter] = await lay(slot);
    await move(first, agree);
    await move(doubter, { type: "doubt", neighbour });
    expect(match.state.tokens[layer]).toBe((before[layer] ?? 0) + 1);
    expect(match.state.tokens[doubter % 3]).toBe(
      (before[doubter % 3] ?? 0) - 1,
    );
    await everyone(async (page) => {
      await page.getByRole("heading", { name: "The card is right" }).waitFor();
      await holds(page, match.state.tokens);
      await page.getByRole("button", { name: "Turn the cards back" }).click();
      await shows(page, match.state);
      expect(await page.locator(`[data-card="${card}"]`).count()).toBe(1);
    });
  });

  it("[C15] after fifteen cards everyone chooses a number in secret", async () => {
    for (let turn = 3; turn < 15; turn += 1)
      await layUndoubted(
        turn % 4 === 0 ? wrongSlot(match.state) : rightSlot(match.state),
      );
    const laid = laidCount(match.state);
    expect([match.state.stage.type, laid]).toEqual(["stop", 14]);
    await everyone((page) =>
      page
        .getByText(`Cards in the cross: ${laid}. How many of them are wrong?`)
        .waitFor(),
    );
    const wrong = wrongCount(match.state);
    expect(wrong).toBeGreaterThan(0);
    // Marco has it exactly, Ola is one off.
    await move(0, { type: "estimate", wrong: wrong - 1 });
    await move(1, { type: "estimate", wrong });
    await pageOf(2).locator('[data-seat="1"][data-doing="chosen"]').waitFor();
    expect((await viewOf(pageOf(2))).stage).toEqual({
      type: "stop",
      estimates: [null, null, "none"],
    });
  });

  it("[C16, C17] the cross is judged card by card, or at once for whoever skips; the exact number earns two", async () => {
    const before = match.state.tokens;
    const wrong = wrongCount(match.state);
    await move(2, { type: "estimate", wrong: wrong + 2 });
    expect(match.state.tokens).toEqual(before.with(1, (before[1] ?? 0) + 2));

    const ola = pageOf(0);
    await ola.getByText(/wrong so far – cards checked: \d+ of 14/).waitFor();
    await holds(ola, before);
    const judged = () => ola.locator("[data-card][data-verdict]").count();
    await expect.poll(judged, { timeout: 10_000 }).toBeGreaterThan(1);
    expect(await judged()).toBeLessThan(14);
    await ola.getByRole("button", { name: "Skip to the result" }).click();

    await everyone(async (page) => {
      await page.getByText("wrong, out of 14").waitFor();
      await page.getByText("The exact number earns two tokens.").waitFor();
      expect(await page.locator('[data-verdict="wrong"]').count()).toBe(wrong);
      expect(await page.locator("[data-verdict]").count()).toBe(14);
      await holds(page, match.state.tokens);
    });
  });

  it("[C18] a new cross begins, and the next player lays", async () => {
    await everyone(async (page) => {
      await page.getByRole("button", { name: "On to a new cross" }).click();
      await shows(page, match.state);
    });
    expect(laidCount(match.state)).toBe(0);
    await layUndoubted(rightSlot(match.state));
    await everyone((page) => shows(page, match.state));
    expect((await viewOf(pageOf(0))).arms).toEqual(match.state.arms);
  });
});
