/** Three people over an invite link travel through a whole set of markers. */

import { seedFrom } from "@stolik/kernel";
import type { Card, Move, State, View } from "@stolik/journey/rules";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNoSurplus, expectNothingGrave } from "./checks.ts";
import { openHouse, patience, phone } from "./house.ts";
import type { House, Person } from "./house.ts";
import {
  advance,
  catchUp,
  die,
  march,
  marchOf,
  mirror,
  playable,
  prompt,
  reachable,
  viewOf,
} from "./journey.ts";
import { entropy } from "./mirror.ts";
import { postMove, setUpTable } from "./table.ts";

/** What a view hides of a state, in whole or in part. */
const hidden = {
  hands: expect.any(Array),
  deck: expect.any(Array),
  beside: expect.any(Array),
};

/** Ola begins; with these dice seven markers are taken in eight turns, one of which is for a card. */
const DEAL = "markers 153";

describe("three people over an invite link", () => {
  let house: House;
  let ola: Person;
  let jan: Person;
  let ewa: Person;
  const match = mirror(seedFrom(DEAL), [entropy, entropy, entropy]);

  beforeAll(async () => {
    house = await openHouse(DEAL);
    ola = await house.enter();
    jan = await house.enter();
    ewa = await house.enter({
      viewport: phone,
      isMobile: true,
      hasTouch: true,
    });
  });
  afterAll(() => house.close());

  const everyone = () => [ola, jan, ewa];

  /** The server is where the kernel is. */
  async function seen(): Promise<View> {
    const open = { ...match.state, ...hidden };
    await expect.poll(() => viewOf(ola.page), patience).toMatchObject(open);
    return viewOf(ola.page);
  }

  /** Turns of no story go straight to the server, with the person's cookie: the pages only watch them. */
  async function pass(): Promise<void> {
    const { turn } = match.state;
    const { page } = everyone()[turn] ?? ola;
    const way = marchOf(match.state);
    const send = async (move: Move) => {
      await postMove(page, match.seq, move);
      match.play(move);
    };
    await send({ type: "take", die: way.die });
    await send({ type: "go", to: way.to });
    while (match.state.turn === turn)
      await send({ type: "discard", card: firstCard(match.state) });
  }

  it("they meet at a table for three", async () => {
    const { page } = ola;
    const link = await setUpTable(page, "journey", "Ola", 3);
    for (const [{ page: own }, name] of [
      [jan, "Jan"],
      [ewa, "Ewa"],
    ] as const) {
      await own.goto(link);
      await own.getByLabel("Your nickname").fill(name);
      await own.getByRole("button", { name: "Sit down" }).click();
      await page.getByText(name, { exact: true }).first().waitFor();
    }
    await page.getByText("Everyone is here").waitFor();
    await page.getByRole("button", { name: "Start the game" }).click();
    for (const one of everyone())
      await one.page.locator("[data-card]").first().waitFor(patience);
    await seen();
  });

  it("[J7] [J28] each sees their own cards and only how many the others have", async () => {
    for (const [seat, { page }] of everyone().entries()) {
      const { hands } = await viewOf(page);
      const expected = match.state.hands.map((hand, owner) =>
        owner === seat ? hand : hand.map(() => null),
      );
      expect(hands).toEqual(expected);
      const shown = page.locator("[data-card]");
      const own = match.state.hands[seat] ?? [];
      expect(await shown.count()).toBe(own.length);
      for (const [place, card] of own.entries())
        expect(await shown.nth(place).getAttribute("data-card")).toBe(card);
    }
  });

  it("axe finds nothing serious while a die is chosen and the fields in reach are lit", async () => {
    const { page } = ola;
    const way = marchOf(match.state);
    await catchUp(page);
    await die(page, way.die).click();
    await reachable(page, way.to).waitFor();
    await expectNothingGrave(page);
    await page.keyboard.press("Escape");
    await reachable(page, way.to).waitFor({ state: "detached" });
  });

  it("[J16] whoever arrives at the first marker draws three cards", async () => {
    const { page } = ola;
    const way = marchOf(match.state);
    await march(page, way);
    match.play({ type: "take", die: way.die });
    match.play({ type: "go", to: way.to });
    await seen();
    await expect
      .poll(() => page.locator("[data-card]").count(), patience)
      .toBe(4);
    expect(match.state.markers).toHaveLength(6);
    await jan.page
      .getByText(/Ola collects the marker and draws cards \(3\)/)
      .first()
      .waitFor(patience);
    await pass();
  });

  it("on a phone the first tap shows the way, the second goes", async () => {
    const { page } = ewa;
    const way = marchOf(match.state);
    await catchUp(page);
    await die(page, way.die).tap();
    await expectNoSurplus(page);
    const goal = reachable(page, way.to);
    // The map glides there first.
    await page.waitForTimeout(600);
    await goal.tap();
    await prompt(page).getByRole("button", { name: "Go there" }).waitFor();
    expect(await goal.getAttribute("aria-label")).toContain("cards: 3");
    await goal.tap();
    match.play({ type: "take", die: way.die });
    match.play({ type: "go", to: way.to });
    await seen();
    await expectNoSurplus(page);
  });

  it("[J10] a card is played instead of a move, and everyone sees the marker go on", async () => {
    const { page } = ola;
    const card = playable(match.state);
    if (!card) throw new Error("Ola has no card to play.");
    const { die: value } = marchOf(match.state);
    await catchUp(page);
    await die(page, value).click();
    await advance(page, card);
    await prompt(page).getByRole("button", { name: "End the turn" }).click();
    match.play({ type: "take", die: value });
    match.play({ type: "advance", card });
    match.play({ type: "end" });
    const { progress } = await seen();
    expect(progress[0]).toBeGreaterThan(0);
    for (const one of [ola, jan])
      await one.page
        .locator(`[data-stamp="${progress[0]}"] [data-marker="0"]`)
        .waitFor(patience);
  });

  it("[J16] [J17] the seventh marker brings one card, and a new set appears", async () => {
    while (match.state.markers.length > 1) await pass();
    const { page } = jan;
    const before = await seen();
    expect(before.taken).toHaveLength(6);
    expect(before.turn).toBe(1);
    const way = marchOf(match.state);
    await catchUp(page);
    await march(page, way);
    match.play({ type: "take", die: way.die });
    match.play({ type: "go", to: way.to });
    const after = await seen();
    expect(after.taken).toHaveLength(7);
    expect(after.markers).toHaveLength(7);
    expect(after.markers.some((marker) => after.taken.includes(marker))).toBe(
      false,
    );
    expect(after.pawns[1]).toBe(way.to);
    expect(after.hands[1]).toHaveLength((before.hands[1]?.length ?? 0) + 1);
    for (const one of everyone()) {
      await one.page
        .getByText(/New markers:/)
        .first()
        .waitFor(patience);
      // The first of the new set brings three cards again.
      await one.page
        .getByRole("toolbar", { name: "Cards for the next marker: 3" })
        .waitFor(patience);
    }
  });

  it("[J11] whoever holds six cards chooses which one goes", async () => {
    const { page } = jan;
    const card = firstCard(match.state);
    expect(match.state).toMatchObject({ phase: "cut", turn: 1 });
    await catchUp(page);
    await prompt(page).getByText("To discard: 1.").waitFor();
    await page.locator(`[data-card="${card}"]`).first().click();
    await prompt(page)
      .getByRole("button", { name: "Discard this card" })
      .click();
    match.play({ type: "discard", card });
    const { hands, turn, used } = await seen();
    expect(hands[1]).toHaveLength(5);
    expect(used.at(-1)).toBe(card);
    expect(turn).toBe(2);
    await catchUp(ewa.page);
  });
});

function firstCard({ hands, turn }: State): Card {
  const [card] = hands[turn] ?? [];
  if (!card) throw new Error("The hand is empty.");
  return card;
}
